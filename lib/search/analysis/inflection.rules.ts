export const articles: ReadonlySet<string> = new Set(["a", "an", "the", "my", "our", "your"]);

/**
 * Guesses the activity of an agent noun: 'painter' → 'painting', 'decorator' → 'decoration', 'photographer' →
 * 'photography'. Callers must check that service titles use it.
 */
export function guessActivities(word: string): string[] {
  const doer = word.replace(/s$/, "");
  const match = /^(.{3,})(er|or|ist|man|ian)$/.exec(doer);
  if (!match) return [];
  const [, stem = "", ending] = match;
  // The agent of 'plan' is 'planner'; 'planer' comes from 'plane'.
  const isOfShort = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(stem);
  const base = isOfShort ? [] : [stem.replace(/(.)\1$/, "$1")];
  if (ending === "er") return [`${stem}ing`, `${stem}e`, `${stem}y`, ...base];
  if (ending === "or") return [`${stem}ing`, `${stem}ion`];
  return [stem, `${stem}ing`, `${stem}y`, `${stem}al`];
}

export function toGerunds(verb: string): string[] {
  if (verb.length < 3 || /(ing|ed|s)$/.test(verb)) return [];
  if (/[^e]e$/.test(verb)) return [`${verb.slice(0, -1)}ing`];
  const isShort = /[^aeiou][aeiou][^aeiouwxy]$/.test(verb);
  return isShort ? [`${verb}${verb.at(-1)}ing`, `${verb}ing`] : [`${verb}ing`];
}

const minActivityLength = 6;
const agentEndings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ing$/, ["er", "or"]],
  [/ement$/, ["er"]],
  [/ical$/, ["ician"]],
  [/ytics$|ysis$/, ["yst"]],
  [/apy$/, ["apist"]],
];

export function guessAgentNouns(activity: string): string[] {
  const word = /(is|ics)$/.test(activity) ? activity : singularOf(activity);
  if (word.length < minActivityLength) return [];
  return agentEndings.flatMap(([ending, others]) =>
    ending.test(word) ? others.map((other) => word.replace(ending, other)) : [],
  );
}

export function singularOf(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

const minPartLength = 3;
const between = ["for", "with", "and", "in", "to", "of"];

export function twoWaySplits(word: string): string[][] {
  const cuts = Array.from(
    { length: Math.max(0, word.length - 2 * minPartLength + 1) },
    (_, index) => index + minPartLength,
  );
  return cuts.map((cut) => [word.slice(0, cut), word.slice(cut)]);
}

/**
 * Best split of a joined word, optionally around a link word ('houseforrent'). `weigh` returns 0 for unknown parts;
 * null if there is no split into known parts.
 */
export function splitWord(word: string, weigh: (part: string) => number): string[] | null {
  const linked = twoWaySplits(word).flatMap(([first = "", rest = ""]) =>
    between
      .filter((link) => rest.startsWith(link) && rest.length >= link.length + minPartLength)
      .map((link) => [first, link, rest.slice(link.length)]),
  );
  const weightOf = (parts: readonly string[]) => Math.min(weigh(parts[0]!), weigh(parts.at(-1)!));
  const [best] = [...twoWaySplits(word), ...linked].toSorted((a, b) => weightOf(b) - weightOf(a));
  return best && weightOf(best) > 0 ? best : null;
}
