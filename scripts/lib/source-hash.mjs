import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { root } from "./paths.mjs";

function filesBelow(path, isIncluded) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => isIncluded(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesBelow(join(path, entry.name), isIncluded));
}

/**
 * Hashes the names and contents of files and folders below `base`, plus any further texts. Missing paths count as
 * missing; `isIncluded` receives the name of each file or folder found in a folder.
 * @param {string[]} paths
 * @param {{ base?: string, isIncluded?: (name: string) => boolean, texts?: string[] }} [options]
 */
export function hashOf(paths, { base = root, isIncluded = () => true, texts = [] } = {}) {
  const hash = createHash("sha256");
  for (const path of paths) {
    for (const file of filesBelow(join(base, path), isIncluded)) {
      const content = readFileSync(file);
      hash.update(`${relative(base, file).split(sep).join("/")}\0${content.length}\0`).update(content);
    }
  }
  for (const text of texts) hash.update(`${text.length}\0${text}`);
  return hash.digest("hex");
}
