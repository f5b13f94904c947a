import { readdirSync, readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { inRoot } from "./paths.mjs";

const offlinePage = "/(public)/~offline/page";

function readManifest(page) {
  const text = readFileSync(inRoot(`.next/server/app${page}_client-reference-manifest.js`), "utf8");
  const context = {};
  context.globalThis = context;
  runInNewContext(text, context);
  return context.__RSC_MANIFEST[page];
}

/**
 * Paths of the offline page's own styles, fonts, and scripts. Shared scripts aren't precached because visited pages put
 * them in the cache.
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
