export function excerptOf(text: string, length: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= length) return line;
  const end = line.lastIndexOf(" ", length - 1);
  return `${line.slice(0, end < 0 ? length : end)}…`;
}
