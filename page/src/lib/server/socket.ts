/** The socket of a table: resumes from the last message it saw, tries again for ever, says when it is cut off. */

import { parse } from "$lib/app/typeset";
import type { ServerMessage } from "./protocol";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20000;
/** The server closes with 4000 and the status of what is wrong with us: trying again would be refused again. */
const isFinal = (code: number): boolean => code >= 4400 && code < 4500;

export interface Line {
  table: string;
  secret: string;
  lang: () => string;
  onMessage: (message: ServerMessage) => void;
  onState: (isOpen: boolean) => void;
  onShut: () => void;
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #since = -1;
  #wait = FIRST_WAIT;
  #timer = 0;
  #isDone = false;

  constructor(readonly line: Line) {
    this.#connect();
    window.addEventListener("online", this.#hurry);
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.line.table}/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = (message) => this.#hear(parse<ServerMessage>(String(message.data)));
    socket.onclose = ({ code }) => this.#lost(socket, code);
  }

  #greet(socket: WebSocket): void {
    this.#wait = FIRST_WAIT;
    const since = this.#since < 0 ? {} : { since: this.#since };
    socket.send(JSON.stringify({ secret: this.line.secret || null, lang: this.line.lang(), ...since }));
    const pulse = setInterval(() => {
      if (socket.readyState === WebSocket.OPEN) socket.send('{"ping":1}');
      else clearInterval(pulse);
    }, PING_EVERY);
    this.line.onState(true);
  }

  #hear(message: ServerMessage): void {
    if (typeof message.n === "number") this.#since = Math.max(this.#since, message.n);
    this.line.onMessage(message);
  }

  #lost(socket: WebSocket, code: number): void {
    if (this.#isDone || socket !== this.#socket) return;
    if (isFinal(code)) {
      this.close();
      return this.line.onShut();
    }
    this.line.onState(false);
    this.#timer = window.setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
  }

  #hurry = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** Asks for everything anew, e.g. in another language. */
  restart(): void {
    this.#since = -1;
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#connect();
    old?.close();
  }

  close(): void {
    this.#isDone = true;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.#hurry);
    this.#socket?.close();
  }
}
