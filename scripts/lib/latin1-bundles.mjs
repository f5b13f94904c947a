import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const beyond = /(\\*)([^\0-\xff])/g;

/**
 * A program whose letters beyond Latin-1 are written as escapes: with one of them V8 keeps the whole text in two bytes a
 * letter for as long as a function of it may be called. What a raw template says would change: a program that may have one
 * stays as it is.
 */
export function escapeBeyondLatin1(program) {
  if (program.includes("String.raw")) return program;
  return program.replace(beyond, (_, slashes, letter) => {
    const code = letter.charCodeAt(0).toString(16).padStart(4, "0");
    return `${slashes.slice(slashes.length % 2)}\\u${code}`;
  });
}

/** Rewrites the programs of a folder, which are many and some of them in several copies. */
export async function escapeFolder(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );
  for (const name of names) {
    const path = join(folder, name);
    const program = await readFile(path, "utf8");
    const written = escapeBeyondLatin1(program);
    if (written !== program) await writeFile(path, written);
  }
}
