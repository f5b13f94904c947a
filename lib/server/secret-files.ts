import "server-only";
import { readFileSync } from "node:fs";

export type Source = Readonly<Record<string, string | undefined>>;

const reasons: Record<string, string> = {
  ENOENT: "file not found",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EISDIR: "it's a folder",
};

function whyUnread(error: unknown): string {
  const { code = "", message = "" } = error as NodeJS.ErrnoException;
  return reasons[code] ?? message;
}

/**
 * Replaces each secret by the trimmed content of the file that `<name>_FILE` names, as containers mount them. Also
 * returns a line per secret given both ways and per empty or unreadable file; lines never contain a file's content.
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
