import { truncate } from "./text";

export function excerptOf(text: string, length: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= length) return line;
  const end = line.lastIndexOf(" ", length - 1);
  return `${end < 0 ? truncate(line, length) : line.slice(0, end)}…`;
}
