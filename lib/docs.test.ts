import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { envSchema, secretNames } from "@/lib/server/env-schema";
import { listFiles, root } from "@/prisma/test/schemas";

const files = listFiles("*");
const names = new Set(files.map((file) => path.basename(file)));
const tops = new Set(files.map((file) => file.split("/")[0]));

const exists = (place: string) => existsSync(path.join(root, place));

function withoutPlaceholders(place: string): string {
  return (place.split(/[<*…]/)[0] ?? "").replace(/\/[^/]*$/, "");
}

function isThere(word: string): boolean {
  if (/\s/.test(word)) return true;
  if (/[<*…]/.test(word)) return !word.includes("/") || exists(withoutPlaceholders(word));
  if (word.includes("/")) return !tops.has(word.split("/")[0] ?? "") || exists(word);
  return !/\.(tsx?|mjs|css|md|prisma|sql)$/.test(word) || names.has(word) || exists(word);
}

function placesIn(document: string): { words: string[]; links: string[] } {
  const prose = readFileSync(path.join(root, document), "utf8").replace(/^```[\s\S]*?^```/gm, "");
  const words = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, word]) => word ?? "");
  const links = [...prose.matchAll(/\]\(([^)#\s]+)/g)].map(([, link]) => link ?? "");
  return { words, links: links.filter((link) => !/^[a-z]+:/.test(link)) };
}

const documents = files.filter((file) => file.endsWith(".md"));

test("finds documents and the paths that they name", () => {
  expect(documents).toEqual(expect.arrayContaining(["README.md", "docs/map.md", "docs/decisions/README.md"]));
  expect(placesIn("docs/map.md").words).toContain("lib/platform/tasks.ts");
  expect(isThere("lib/gone/rules.ts")).toBe(false);
  expect(isThere("gone.ts")).toBe(false);
  expect(isThere("scripts/gone/<name>.ts")).toBe(false);
});

test("finds every file and folder that documents name", () => {
  const broken = documents.flatMap((document) => {
    const { words, links } = placesIn(document);
    const folder = path.dirname(document);
    const missing = [
      ...words.filter((word) => !isThere(word)),
      ...links.filter((link) => !exists(path.join(folder, link))),
    ];
    return missing.map((word) => `${document}: ${word}`);
  });
  expect(broken).toEqual([]);
});

test("finds every file that the example of the settings names", () => {
  const example = readFileSync(path.join(root, ".env.example"), "utf8");
  const named = [...example.matchAll(/(?<![\w/.])[a-z]+\/[\w/.-]+\.\w+/g)].map(([word]) => word);
  expect(named.filter((word) => tops.has(word.split("/")[0]) && !exists(word))).toEqual([]);
});

const records = files.filter((file) => /^docs\/decisions\/\d{4}-.*\.md$/.test(file));
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

test("lists every decision record, noun, and wing", () => {
  const list = read("docs/decisions/README.md");
  expect(records.filter((file) => !list.includes(`(${path.basename(file)})`))).toEqual([]);
  const { words } = placesIn("docs/nouns.md");
  const inNouns = files.map((file) => /^lib\/([a-z-]+)\/(?:([a-z-]+)\/)?[^/]+\.ts$/.exec(file));
  const nouns = new Set(inNouns.flatMap((found) => found?.[1] ?? []));
  for (const place of ["shared", "server", "client"]) nouns.delete(place);
  expect([...nouns].filter((noun) => !words.includes(noun))).toEqual([]);
  const wings = inNouns.flatMap((found) =>
    found?.[2] && nouns.has(found[1] ?? "") ? [`lib/${found[1]}/${found[2]}`] : [],
  );
  expect([...new Set(wings)].filter((wing) => !words.includes(wing))).toEqual([]);
});

test("requires a number, five headings, and at most 200 words in every decision record", () => {
  const sections = ["Status", "Date", "Context", "Decision", "Consequences"];
  const faulty = records.filter((file) => {
    const text = read(file);
    const number = Number(path.basename(file).slice(0, 4));
    const headings = [...text.matchAll(/^## (.*)\n\n(?!#)\S/gm)].map(([, heading]) => heading);
    return (
      !text.startsWith(`# ${number}. `) ||
      headings.join() !== sections.join() ||
      !/^## Date\n\n\d{4}-\d{2}-\d{2}\n/m.test(text) ||
      countWords(text) > 200
    );
  });
  expect(records.length).toBeGreaterThan(40);
  expect(faulty).toEqual([]);
});

test("links every superseded number to one live record", () => {
  const rows = read("docs/decisions/superseded.md").match(/^\| *\d.*$/gm) ?? [];
  const numbers = new Set(records.map((file) => Number(path.basename(file).slice(0, 4))));
  const broken = rows.filter((row) => {
    const [, old, target, file] =
      /^\| *(\d+) *\| [^|]+\| \[(\d+)\]\((\d{4}-[a-z0-9-]+\.md)\) *\|$/.exec(row) ?? [];
    const isLive = records.includes(`docs/decisions/${file}`) && Number(target) === Number(file?.slice(0, 4));
    return !isLive || numbers.has(Number(old));
  });
  expect(rows.length).toBeGreaterThan(70);
  expect(broken).toEqual([]);
});

test("finds every decision that code and documents cite", () => {
  const numbers = new Set(records.map((file) => Number(path.basename(file).slice(0, 4))));
  const texts = files.filter(
    (file) =>
      /\.(tsx?|mjs|md|css|sql|prisma)$|^Dockerfile$/.test(file) && !file.startsWith("docs/decisions/"),
  );
  const stale = texts.flatMap((file) => {
    const cited = read(file).matchAll(
      /\bdecisions?(?: records?)? \[?(\d{1,3})\b|docs\/decisions\/(\d{4})\b/gi,
    );
    return [...cited]
      .map(([words, number, inPath]) => ({ words, number: Number(number ?? inPath) }))
      .filter(({ number }) => !numbers.has(number))
      .map(({ words }) => `${file}: ${words}`);
  });
  expect(stale).toEqual([]);
});

test("restarts every systemd unit without limit", () => {
  const guides = files.filter((file) => file.startsWith("docs/deploy/"));
  const units = guides.flatMap((file) => {
    return [...read(file).matchAll(/^```ini\n([\s\S]*?)^```/gm)].map(([, unit]) => unit);
  });
  expect(units).toHaveLength(2);
  for (const unit of units)
    expect(unit).toMatch(/^StartLimitIntervalSec=0$[\s\S]*^Restart=always\nRestartSec=2$/m);
});

test("requires the version of package.json and a section for the next release in the changelog", () => {
  const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
    version: string;
  };
  const changelog = readFileSync(path.join(root, "CHANGELOG.md"), "utf8");
  const sections = Array.from(
    changelog.matchAll(/^## \[([^\]]+)\](?: - \d{4}-\d\d-\d\d)?$/gm),
    ([, name]) => name,
  );
  expect(sections[0]).toBe("Unreleased");
  expect(sections[1]).toBe(version);
  expect(sections.at(-1)).toBe("0.1.0");
});

test("finds every command that documents name in package.json", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const named = documents.flatMap((file) =>
    Array.from(read(file).matchAll(/npm run ([\w:-]+)/g), ([, name = ""]) => `${file}: ${name}`),
  );
  expect(named).toEqual(expect.arrayContaining(["README.md: dev", "docs/testing.md: test:operations"]));
  expect(named.filter((line) => !(line.slice(line.indexOf(": ") + 2) in scripts))).toEqual([]);
});

/** Variables of Compose, Node, OpenTelemetry, and our own tools, which aren't settings of the site. */
const otherVariables =
  /^(COMPOSE_FILE|NODE_OPTIONS|PROFILE_DIR|FUZZ_SEED|PLAZA_ENV_FILE|PLAZA_VERSION|OTEL_[A-Z_]+)$/;

test("names only settings that the site has", () => {
  const secrets = secretNames.map((name) => `${name}_FILE`);
  const known = new Set([...Object.keys(envSchema.shape), ...secrets]);
  const named = documents.flatMap((file) =>
    Array.from(read(file).matchAll(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b/g), ([name]) => `${file}: ${name}`),
  );
  expect(named).toEqual(expect.arrayContaining(["docs/deploy/one-server.md: APP_URL"]));
  const unknown = named.filter((line) => {
    const name = line.slice(line.indexOf(": ") + 2);
    return !known.has(name) && !otherVariables.test(name);
  });
  expect(unknown).toEqual([]);
});

test("lists the size and the floors of every judged set", () => {
  const rows = read("docs/finding.md").matchAll(
    /^\| `([\w-]+)` +\| (\d+) +\| ([\d.]+) +\| ([\d.]+) +\| ([\d.]+) +\|$/gm,
  );
  const documented = Array.from(rows, ([, set, ...figures]) => [set, ...figures.map(Number)].join(" "));
  const floors = read("scripts/judge/floors.tsv").trim().split("\n").slice(1);
  const actual = floors.map((line) => {
    const [set = "", ...figures] = line.split("\t");
    const queries = read(`scripts/judge/sets/${set}.tsv`).trim().split("\n").slice(1);
    return [set, queries.length, ...figures.slice(0, 3).map(Number)].join(" ");
  });
  expect(documented.toSorted()).toEqual(actual.toSorted());
});
