export type Inline =
  | { text: string }
  | { bold: readonly Inline[] }
  | { link: readonly Inline[]; href: string };

const link = /\[([^\][]+)\]\(([^()\s]+)\)/;
const piece = new RegExp(
  `\\*\\*(\\S(?:.*?\\S)?)\\*\\*|${link.source}|([\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+)`,
  "g",
);

export function linksIn(text: string): string[] {
  return [...text.matchAll(new RegExp(link, "g"))].flatMap(([, , address]) => (address ? [address] : []));
}

export function isAllowedLink(address: string): boolean {
  return /^(https?:\/\/[^\s/]|mailto:\S)/i.test(address);
}

/** Parses `**bold**`, `[text](https://…)` and email addresses; never produces HTML. */
export function parseInline(line: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of line.matchAll(piece)) {
    const [whole, bold, text, address, email] = match;
    const part = partOf({ bold, text, address, email });
    if (!part) continue;
    if (match.index > at) found.push({ text: line.slice(at, match.index) });
    found.push(part);
    at = match.index + whole.length;
  }
  return at < line.length ? [...found, { text: line.slice(at) }] : found;
}

type Groups = Record<"bold" | "text" | "address" | "email", string | undefined>;

function partOf({ bold, text, address, email }: Groups): Inline | null {
  if (bold !== undefined) return { bold: parseInline(bold) };
  if (email !== undefined) return { link: [{ text: email }], href: `mailto:${email}` };
  if (!text || !address || !isAllowedLink(address)) return null;
  return { link: [{ text }], href: address };
}
