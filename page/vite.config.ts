import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.MASTABA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: here("./src/lib") },
    // Each game's Table.svelte lies outside this folder, where no node_modules is found by walking up.
    dedupe: ["svelte"],
  },
  test: { include: ["tests/*.test.ts"] },
  build: { target: "es2022", assetsInlineLimit: 0 },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
