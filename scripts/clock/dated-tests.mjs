import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { inRoot } from "../lib/paths.mjs";

const fixedDate = /\b20\d\d-\d\d\b|Date\.UTC\(\s*20|new Date\(\s*20\d\d/;
/** Only months and years vary in length; days and hours are the same on any date. */
const calendar =
  /interval '[^']*(month|year)|\d+ (month|year)s?'|make_interval\(\s*(months|years)|date_trunc\('(month|year)|[gs]et(UTC)?(Month|FullYear)\(/;

const isTest = (file) => /\.integration\.test\.(ts|mjs)$/.test(file);
const isSupport = (file) => /^prisma\/(test|factories)\//.test(file);
const nounOf = (file) => /^lib\/(?!shared\/|server\/|client\/)\w+\//.exec(file)?.[0] ?? null;

function supportOf(file, texts) {
  const found = new Set();
  const waiting = [file];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const [, name] of texts.get(next).matchAll(/(?:from|import\()\s*"([^"]+)"/g)) {
      const base = name.startsWith("@/") ? name.slice(2) : posix.join(posix.dirname(next), name);
      const imported = ["", ".ts", ".tsx", ".mjs"].map((end) => base + end).find((path) => texts.has(path));
      if (!imported || !isSupport(imported) || found.has(imported)) continue;
      found.add(imported);
      waiting.push(imported);
    }
  }
  return [...found];
}

/**
 * Selects the integration tests whose outcome may depend on the date: those that contain a date, directly or in
 * imported test support, and those of nouns that count months or years. Tests with only relative dates aren't affected.
 * @param {Map<string, string>} texts text of each file by its path from the root
 */
export function chooseDated(texts) {
  const files = [...texts.keys()];
  const counts = (file) => !/\.test\./.test(file) && calendar.test(texts.get(file) ?? "");
  const nouns = new Set(files.filter(counts).map(nounOf).filter(Boolean));
  const names = (file) => fixedDate.test(texts.get(file) ?? "");
  return files
    .filter(isTest)
    .filter((file) => nouns.has(nounOf(file)) || [file, ...supportOf(file, texts)].some(names));
}

export function findDated() {
  const files = ["app", "lib", "prisma", "scripts"].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true }).map((name) => posix.join(folder, String(name))),
  );
  const sources = files.filter(
    (file) => /\.(ts|tsx|mjs)$/.test(file) && !file.startsWith("prisma/generated/"),
  );
  return chooseDated(new Map(sources.map((file) => [file, readFileSync(inRoot(file), "utf8")]))).sort();
}
