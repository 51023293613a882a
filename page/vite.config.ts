import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { gameFile } from "./vite-game-file.ts";
import { offline } from "./vite-offline.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.MASTABA_SERVER ?? "http://127.0.0.1:8000";

const GAME = /games\/(\w+)\/page\/(?!art\.svg)/;
const WORTH_IT = /\.(?:html|js|css|svg|json|webmanifest|txt)$/;

/** Writes each text of the built page compressed beside it, as brotli and gzip, for the server to send as it is. */
function compress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((one) => WORTH_IT.test(one))) {
    const path = join(folder, name);
    const whole = readFileSync(path);
    if (statSync(path).size < 1000) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(whole));
    writeFileSync(`${path}.gz`, gzipSync(whole, { level: 9 }));
  }
}

const resolve = {
  alias: { $lib: here("./src/lib") },
  // Each game's Table.svelte lies outside this folder, where no node_modules is found by walking up.
  dedupe: ["svelte"],
};

export default defineConfig({
  plugins: [
    svelte(),
    offline({ open: here("./public"), worker: here("./service-worker.js") }),
    { name: "compress", apply: "build", writeBundle: ({ dir }) => compress(dir!) },
    gameFile({ root: here("."), resolve, plugins: [svelte()] }),
  ],
  resolve,
  // Styles are empty to tests unless asked for; the colours of seats are tested.
  test: { include: ["tests/*.test.ts"], css: { include: [/palette/] } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // A game's table comes in one piece: on a slow line many small files cost more than their bytes. Its drawings stay apart, for its cover.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: "games", test: GAME, name: (id: string) => `game-${GAME.exec(id)?.[1] ?? ""}` }],
        },
      },
    },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
