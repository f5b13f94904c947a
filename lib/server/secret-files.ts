import "server-only";
import { readFileSync } from "node:fs";

export type Source = Readonly<Record<string, string | undefined>>;

const reasons: Record<string, string> = {
  ENOENT: "there is no such file",
  EACCES: "this user may not read it",
  EPERM: "this user may not read it",
  EISDIR: "it's a folder",
};

function whyUnread(error: unknown): string {
  const { code = "", message = "" } = error as NodeJS.ErrnoException;
  return reasons[code] ?? message;
}

/**
 * Gives each secret the text of the file that `<name>_FILE` names, without the space around it, as containers mount
 * secrets. Returns the values and a line for each name that is given both ways, and for each file that is empty or
 * cannot be read; what a file holds is never in a line.
 */
export function readSecretFiles(
  source: Source,
  names: readonly string[],
): { values: Source; problems: string[] } {
  const values: Record<string, string | undefined> = { ...source };
  const problems: string[] = [];
  for (const name of names) {
    const file = source[`${name}_FILE`];
    if (!file) continue;
    if (source[name]) {
      problems.push(`${name}_FILE: ${name} is set too; give only one of them`);
      continue;
    }
    try {
      values[name] = readFileSync(file, "utf8").trim();
      if (!values[name]) problems.push(`${name}_FILE: the file ${file} is empty`);
    } catch (error) {
      problems.push(`${name}_FILE: the file ${file} can't be read: ${whyUnread(error)}`);
    }
  }
  return { values, problems };
}
