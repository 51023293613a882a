/** The socket of a table: resumes from the last message it saw, tries again for ever, says within seconds when it is cut off. */

import { fetchVersion } from "./api";
import { Follower } from "./changes";
import type { ServerMessage, Told } from "./protocol";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const BEAT = 500;
/** So long without a word, though each beat asks for one: we are cut off. */
const SILENT_AFTER = 1800;
/** So long, and this socket is given up for a new one. */
const DEAD_AFTER = 9000;
/** Nobody looks at a hidden page: asking now and then keeps the line open. */
const HIDDEN_BEAT = 20_000;
/** The server closes with 4000 and the status of what is wrong with us: trying again would be refused again. */
const isFinal = (code: number): boolean => code >= 4400 && code < 4500;

export interface Line {
  table: string;
  secret: string;
  lang: () => string;
  /** A big screen, which is nobody and is not counted. */
  isScreen: boolean;
  onMessage: (message: Told) => void;
  onState: (isOpen: boolean) => void;
  onShut: () => void;
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #since = -1;
  readonly #follower = new Follower();
  #wait = FIRST_WAIT;
  #timer = 0;
  #isDone = false;
  #isOpen = true;
  #wasOpen = false;
  #heard = 0;
  #beaten = 0;
  #pulse = 0;

  constructor(readonly line: Line) {
    this.#connect();
    this.#pulse = window.setInterval(this.#beat, BEAT);
    window.addEventListener("online", this.#hurry);
    window.addEventListener("offline", this.#doubt);
    document.addEventListener("visibilitychange", this.#beat);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.line.table}/socket`);
    const old = this.#socket;
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = (message) => socket === this.#socket && this.#hear(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = ({ code }) => this.#lost(socket, code);
    old?.close();
  }

  #greet(socket: WebSocket): void {
    this.#wait = FIRST_WAIT;
    const since = this.#since < 0 ? {} : { since: this.#since };
    const who = { secret: this.line.secret || null, lang: this.line.lang(), is_screen: this.line.isScreen };
    socket.send(JSON.stringify({ ...who, takes_changes: true, ...since }));
    this.#say(true);
    if (this.#wasOpen) void fetchVersion().catch(() => {}); // whoever was away may come back to another server
    this.#wasOpen = true;
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    this.#say(true);
    const told = this.#follower.follow(message);
    if (!told) return this.restart(); // nothing to build on: we ask for everything
    if (message.n) this.#since = message.n;
    this.line.onMessage(told);
  }

  #say(isOpen: boolean): void {
    if (isOpen === this.#isOpen) return;
    this.#isOpen = isOpen;
    this.line.onState(isOpen);
  }

  #lost(socket: WebSocket, code: number): void {
    if (this.#isDone || socket !== this.#socket) return;
    if (isFinal(code)) {
      this.close();
      return this.line.onShut();
    }
    this.#say(false);
    this.#socket = null;
    this.#timer = window.setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
  }

  /** Asks for a word, and notes how long there was none. A page that slept has not listened, so it only asks. */
  #beat = (): void => {
    const now = Date.now();
    const [rested, silence] = [now - this.#beaten, now - this.#heard];
    if (!this.#socket || (document.hidden && rested < HIDDEN_BEAT)) return;
    this.#beaten = now;
    if (rested > 3 * BEAT) this.#heard = now;
    else if (silence > DEAD_AFTER) return this.#connect();
    else if (silence > SILENT_AFTER) this.#say(false);
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send('{"ping":1}');
  };

  /** The browser believes that it is cut off; a server on this very machine may still answer. */
  #doubt = async (): Promise<void> => {
    try {
      await fetch("/api/version", { cache: "no-store", signal: AbortSignal.timeout(1500) });
    } catch {
      if (!navigator.onLine) this.#drop();
    }
  };

  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost(socket, 0);
    socket.close();
  }

  #hurry = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN || !this.#isOpen) this.#connect();
  };

  /** Asks for everything anew, e.g. in another language. */
  restart(): void {
    this.#since = -1;
    this.#connect();
  }

  close(): void {
    this.#isDone = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    window.removeEventListener("online", this.#hurry);
    window.removeEventListener("offline", this.#doubt);
    document.removeEventListener("visibilitychange", this.#beat);
    this.#socket?.close();
  }
}
