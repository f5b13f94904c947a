import type { Policy } from "./rules";

/** Longest text of a policy, in characters. */
export const maxPolicyLength = 40_000;

type Section = { heading: string; paragraphs: string[]; points: string[] };

const bullet = /^[-*]\s+/;

/** A policy as a person edits it: `# ` its title, what it is about, `## ` each heading, `- ` each point. */
export function writePolicy({ title, summary, sections }: Policy): string {
  const parts = sections.map(({ heading, paragraphs, points = [] }) =>
    [`## ${heading}`, ...paragraphs, points.map((point) => `- ${point}`).join("\n")]
      .filter(Boolean)
      .join("\n\n"),
  );
  return `${[`# ${title}`, summary, ...parts].join("\n\n")}\n`;
}

/** Why a text is no policy; null for one that is. Markdown has tags and comments of HTML, and ours has none. */
export function findPolicyFault(text: string): string | null {
  if (text.length > maxPolicyLength) return "Use 40,000 characters or fewer.";
  if (/<[a-z!/?]/i.test(text)) return "Remove the HTML. Use Markdown headings, paragraphs and lists.";
  const { title, summary, sections } = readPolicy(text, "");
  if (!title) return "Start with a title: # Privacy Policy";
  if (!summary) return "Say in one paragraph under the title what the policy is about.";
  if (sections.length === 0) return "Add a section with a heading: ## What we collect";
  const names = new Set(sections.map(({ heading }) => heading.toLowerCase()));
  if (names.size < sections.length) return "Give each section a heading of its own.";
  const empty = sections.find(({ paragraphs, points }) => paragraphs.length === 0 && !points);
  return empty ? `Add a text under “${empty.heading}”.` : null;
}

/** The policy that a text says, `updated` on a day ('2026-11-22'). Lines that follow one another are one paragraph. */
export function readPolicy(text: string, updated: string): Policy {
  let title = "";
  const opening: string[] = [];
  const sections: Section[] = [];
  let paragraph: string[] = [];
  function close(): void {
    const whole = paragraph.join(" ");
    paragraph = [];
    if (whole) (sections.at(-1)?.paragraphs ?? opening).push(whole);
  }
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim();
    const section = sections.at(-1);
    if (line.startsWith("## ")) {
      close();
      sections.push({ heading: line.slice(3).trim(), paragraphs: [], points: [] });
    } else if (line.startsWith("# ") && !title && !section) title = line.slice(2).trim();
    else if (line === "") close();
    else if (section && bullet.test(line)) {
      close();
      section.points.push(line.replace(bullet, ""));
    } else paragraph.push(line);
  }
  close();
  return {
    title,
    summary: opening.join(" "),
    updated,
    sections: sections.map(({ points, ...rest }) => (points.length > 0 ? { ...rest, points } : rest)),
  };
}
