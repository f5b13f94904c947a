import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const beyond = /(\\*)([^\0-\xff])/g;

/**
 * Escapes characters beyond Latin-1, because a single one makes V8 store the whole source with two bytes per character.
 * Escapes would change String.raw templates, so such programs stay as they are.
 */
export function escapeBeyondLatin1(program) {
  if (program.includes("String.raw")) return program;
  return program.replace(beyond, (_, slashes, letter) => {
    const code = letter.charCodeAt(0).toString(16).padStart(4, "0");
    return `${slashes.slice(slashes.length % 2)}\\u${code}`;
  });
}

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
