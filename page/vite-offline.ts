/** What makes the built page an app: its build has a name, and its service worker a list of all its files. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const hash = (parts: (string | Uint8Array)[]): string => parts.reduce((sum, part) => sum.update(part), createHash("sha256")).digest("hex").slice(0, 16);

interface Places {
  /** The folder whose files are served as they are. */
  open: string;
  worker: string;
}

/** Names the build after everything that is in it, writes the name into the page, and the service worker beside it. */
export function offline({ open, worker }: Places): Plugin {
  const plain = readdirSync(open).sort();
  const code = readFileSync(worker, "utf8");
  const build = (assets: string[]): string => hash([...assets.sort(), code, ...plain.map((name) => readFileSync(join(open, name)))]);
  const isPart = (name: string): boolean => name.startsWith("assets/");
  return {
    name: "offline",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) => {
        const content = build(Object.keys(bundle ?? {}).filter(isPart));
        return [{ tag: "meta", attrs: { name: "mastaba-page", content }, injectTo: "head" }];
      },
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const assets = Object.keys(bundle).filter(isPart);
        const files = ["/", ...[...assets, ...plain].map((name) => `/${name}`)];
        const source = code.replace('"__BUILD__"', JSON.stringify(build(assets))).replace('["__FILES__"]', JSON.stringify(files));
        this.emitFile({ type: "asset", fileName: "service-worker.js", source });
      },
    },
  };
}
