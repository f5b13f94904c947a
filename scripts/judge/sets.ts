import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseFilter, type Filter } from "./filter";

export type JudgedQuery = {
  set: string;
  kind: string;
  query: string;
  right: Filter | null;
  /** Any other listing shown as a match counts as wrong, even below the right ones. */
  isOnly: boolean;
  /** A correctly spelled word: any correction is wrong, whatever it finds. */
  isUnchanged: boolean;
};

const folder = path.join(process.cwd(), "scripts/judge/sets");

function toQuery(line: string): JudgedQuery {
  const [set, kind, query, right] = line.split("\t");
  if (!set || !kind || !query || !right) throw new Error(`This line needs four columns: ${line}`);
  const isOnly = right.startsWith("only ");
  const isUnchanged = right === "unchanged";
  const expression = isOnly ? right.slice("only ".length) : right;
  const filter = isUnchanged || right === "none" ? null : parseFilter(expression);
  return { set, kind, query, right: filter, isOnly, isUnchanged };
}

export function readLines(file: string): string[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .slice(1)
    .filter((line) => line.trim() !== "");
}

export function setNames(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".tsv"))
    .map((file) => path.basename(file, ".tsv"))
    .sort();
}

export function readSet(nameOrFile: string): JudgedQuery[] {
  const file = existsSync(nameOrFile) ? nameOrFile : path.join(folder, `${nameOrFile}.tsv`);
  return readLines(file).map(toQuery);
}

export function judgedTexts(): string[] {
  return setNames()
    .flatMap(readSet)
    .filter(({ isUnchanged }) => !isUnchanged)
    .map(({ query }) => query);
}
