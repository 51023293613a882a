/** A finished game in one file: everything that was seen is in it, and nothing is asked of any server. */

import { mount } from "svelte";
import "../app.css";
import { LANGS } from "$lib/app/settings.svelte";
import { teach } from "$lib/app/words.svelte";
import { unpacked } from "./packed-game";
import GameFile from "./GameFile.svelte";

const game = await unpacked(document.getElementById("mastaba-game")!.textContent);
for (const lang of LANGS) for (const [part, source] of Object.entries(game.words[lang]!)) teach(lang, part, source);
mount(GameFile, { target: document.getElementById("app")!, props: { game } });
