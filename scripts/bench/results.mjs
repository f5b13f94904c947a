import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { inRoot, root } from "../lib/paths.mjs";

const path = inRoot("docs/benchmarks.md");

const head = `# Benchmarks

Latest results of each section of \`npm run bench\` and \`npm run scale-out\`. The longest race is in docs/deploy/several-servers.md.

- Client, server, and database share one machine. Absolute figures (ms, MB) are specific to it.
- A ratio compares two servers that took turns in the same run.
- If the range is empty, the figure is from a single run, or a sum, count, or share of all requests in it.`;

const order = [
  "pages",
  "load",
  "new-pages",
  // Written by hand.
  "new-pages-tried",
  "sql",
  "search",
  "alerts",
  "browser",
  "memory",
  "growth",
  "scale-out",
  "search-quality",
];

export function writeDuration(ms) {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

function commit() {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
  } catch {
    return "no commit";
  }
}

function readParts(text) {
  return new Map(
    [...text.matchAll(/<!-- ([\w-]+) -->\n([^]*?)\n<!-- \/\1 -->/g)].map(([, name, part]) => [name, part]),
  );
}

async function writeFormatted(file, text) {
  const { format } = await import("oxfmt");
  const { printWidth } = JSON.parse(readFileSync(inRoot(".oxfmtrc.json"), "utf8"));
  writeFileSync(file, (await format(file, text, { printWidth })).code);
}

export async function writeResult(name, text, took) {
  const parts = existsSync(path) ? readParts(readFileSync(path, "utf8")) : new Map();
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB`;
  const when = `_${day}, ${commit()}, ${machine}; measured in ${took}_`;
  parts.set(name, text.replace("\n\n", `\n\n${when}\n\n`));
  const written = order
    .filter((one) => parts.has(one))
    .map((one) => `<!-- ${one} -->\n${parts.get(one)}\n<!-- /${one} -->`);
  mkdirSync(inRoot("docs"), { recursive: true });
  await writeFormatted(path, `${[head, ...written].join("\n\n")}\n`);
}

export async function writeTable(file, name, text) {
  const old = readFileSync(inRoot(file), "utf8");
  const marked = new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- /${name} -->)`);
  if (marked.test(old))
    await writeFormatted(
      inRoot(file),
      old.replace(marked, (_, start, end) => `${start}\n${text}\n${end}`),
    );
}
