import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseFilter, type Filter } from "./filter";

export type JudgedQuery = {
  set: string;
  kind: string;
  query: string;
  /** Null where no listing is right. */
  right: Filter | null;
  /** Everything else that is shown as found counts as wrong, also below the right ones. */
  isOnly: boolean;
  /** A word of the language: any correction of it is wrong, whatever is found. */
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

/** Rows of a TSV file below its header, without empty lines. */
export function readLines(file: string): string[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .slice(1)
    .filter((line) => line.trim() !== "");
}

/** Names of the project's own sets. */
export function setNames(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".tsv"))
    .map((file) => path.basename(file, ".tsv"))
    .sort();
}

/** Queries of one of the project's sets by its name, or of any TSV file by its path. */
export function readSet(nameOrFile: string): JudgedQuery[] {
  const file = existsSync(nameOrFile) ? nameOrFile : path.join(folder, `${nameOrFile}.tsv`);
  return readLines(file).map(toQuery);
}

/** Texts of all queries that are judged by what they find. */
export function judgedTexts(): string[] {
  return setNames()
    .flatMap(readSet)
    .filter(({ isUnchanged }) => !isUnchanged)
    .map(({ query }) => query);
}
