import { readdirSync, readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { inRoot } from "./paths.mjs";

const offlinePage = "/(public)/~offline/page";

/** What Next wrote about the client code of a page: a script that assigns it to a global. */
function readManifest(page) {
  const text = readFileSync(inRoot(`.next/server/app${page}_client-reference-manifest.js`), "utf8");
  const context = {};
  context.globalThis = context;
  runInNewContext(text, context);
  return context.__RSC_MANIFEST[page];
}

/**
 * Paths below the root of what the worker loads before anybody needs it: the look of the offline page and the script that
 * is its own. The others are those of every page, so they lie among the copies of what was visited.
 */
export function precachedFiles() {
  const { entryCSSFiles, entryJSFiles } = readManifest(offlinePage);
  const styles = Object.values(entryCSSFiles)
    .flat()
    .map(({ path }) => `.next/${path}`);
  const ofAll = new Set(entryJSFiles["[project]/app/layout"]);
  const scripts = entryJSFiles[`[project]/app${offlinePage}`]
    .filter((file) => !ofAll.has(file))
    .map((file) => `.next/${file}`);
  const fonts = readdirSync(inRoot(".next/static/media"))
    .filter((name) => name.includes("-s.p.") && name.endsWith(".woff2"))
    .map((name) => `.next/static/media/${name}`);
  return [...new Set([...styles, ...scripts, ...fonts])];
}
