import { isAllowedLink, linksIn } from "./inline.rules";
import type { BuiltInPolicy, Policy, PolicyBlock } from "./rules";

export const maxPolicyLength = 40_000;

const bullet = /^[-*+]\s+(?=\S)/;
const number = /^(\d{1,4})[.)]\s+(?=\S)/;

export function serializePolicy({ title, summary, sections }: BuiltInPolicy): string {
  const parts = sections.map(({ heading, paragraphs, points = [] }) =>
    [`## ${heading}`, ...paragraphs, points.map((point) => `- ${point}`).join("\n")]
      .filter(Boolean)
      .join("\n\n"),
  );
  return `${[`# ${title}`, summary, ...parts].join("\n\n")}\n`;
}

export function findPolicyError(text: string): string | null {
  if (text.length > maxPolicyLength) return "Use 40,000 characters or fewer.";
  if (/<[a-z!/?]/i.test(text)) return "Remove the HTML. Use Markdown headings, paragraphs and lists.";
  const link = linksIn(text).find((address) => !isAllowedLink(address));
  if (link) return `Start the link ${link.slice(0, 80)} with https://, http:// or mailto:`;
  const { title, summary, sections } = parsePolicy(text, "");
  if (!title) return "Start with a title: # Privacy Policy";
  if (!summary) return "Add a paragraph under the title that says what the policy is about.";
  if (sections.length === 0) return "Add a section with a heading: ## What we collect";
  const names = new Set(sections.map(({ heading }) => heading.toLowerCase()));
  if (names.size < sections.length) return "Give each section its own heading.";
  const empty = sections.find(({ blocks }) => blocks.every(({ kind }) => kind === "heading"));
  return empty ? `Add text under “${empty.heading}”.` : null;
}

type List = { kind: "list"; items: string[]; ordered: boolean; start: number };
type Section = { heading: string; blocks: (Exclude<PolicyBlock, { kind: "list" }> | List)[] };

/**
 * Parses a policy in source order; consecutive lines form one paragraph or list item. `updated` is a date such as
 * '2026-11-22'.
 */
export function parsePolicy(text: string, updated: string): Policy {
  let title = "";
  const opening: string[] = [];
  const sections: Section[] = [];
  let paragraph: string[] = [];
  let open: List | null = null;
  function close(): void {
    const whole = paragraph.join(" ");
    paragraph = [];
    open = null;
    if (!whole) return;
    const section = sections.at(-1);
    if (section) section.blocks.push({ kind: "paragraph", text: whole });
    else opening.push(whole);
  }
  function addPoint(blocks: Section["blocks"], point: string, start: number | null): void {
    close();
    const last = blocks.at(-1);
    const ordered = start !== null;
    if (last?.kind === "list" && last.ordered === ordered) open = last;
    else {
      open = { kind: "list", items: [], ordered, start: start ?? 1 };
      blocks.push(open);
    }
    open.items.push(point);
  }
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim();
    const section = sections.at(-1);
    const numbered = number.exec(line);
    if (line.startsWith("## ")) {
      close();
      sections.push({ heading: line.slice(3).trim(), blocks: [] });
    } else if (line.startsWith("# ") && !title && !section) title = line.slice(2).trim();
    else if (line === "") close();
    else if (section && /^###+\s/.test(line)) {
      close();
      section.blocks.push({ kind: "heading", text: line.replace(/^#+\s+/, "") });
    } else if (section && bullet.test(line)) addPoint(section.blocks, line.replace(bullet, ""), null);
    else if (section && numbered) addPoint(section.blocks, line.replace(number, ""), Number(numbered[1]));
    else if (open) addTo(open, line);
    else paragraph.push(line);
  }
  close();
  return { title, summary: opening.join(" "), updated, sections };
}

function addTo({ items }: List, line: string): void {
  items.push(`${items.pop() ?? ""} ${line}`);
}
