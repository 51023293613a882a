/** Builds the file that a finished game is put into: the page that looks back, with its styles, fonts and drawings, in one HTML file. */

import { join } from "node:path";
import { build, type Plugin, type InlineConfig } from "vite";

const NAME = "game-file.html";
/** There is nothing to load before the rest; and what is in a script must not end it. */
const inScript = (code: string): string => code.replaceAll("__VITE_PRELOAD__", "void 0").replaceAll("</script", "<\\/script");

/** Puts scripts and styles where the page asks for them. */
const inline = (): Plugin => ({
  name: "inline",
  enforce: "post",
  generateBundle(_, bundle) {
    const page = bundle[NAME];
    if (page?.type !== "asset") throw new Error(`${NAME} was not built`);
    let html = String(page.source);
    for (const [name, part] of Object.entries(bundle)) {
      if (part.type === "chunk") html = html.replace(/<script type="module"[^>]*src="[^"]*"[^>]*><\/script>/, "").replace("</body>", () => `<script type="module">${inScript(part.code)}</script>\n  </body>`);
      else if (name.endsWith(".css")) html = html.replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${String(part.source)}</style>`);
      if (name !== NAME) delete bundle[name];
    }
    page.source = html;
  },
});

/** After the page itself, so that one command builds both. */
export function gameFile(base: InlineConfig): Plugin {
  let out = "";
  return {
    name: "game-file",
    apply: "build",
    configResolved: ({ build: { outDir }, root }) => void (out = join(root, outDir)),
    async closeBundle() {
      await build({
        ...base,
        configFile: false,
        logLevel: "warn",
        publicDir: false,
        plugins: [...(base.plugins ?? []), inline()],
        build: {
          target: "es2022",
          outDir: out,
          emptyOutDir: false,
          assetsInlineLimit: Infinity,
          cssCodeSplit: false,
          modulePreload: false,
          rolldownOptions: { input: NAME, output: { codeSplitting: false } },
        },
      });
    },
  };
}
