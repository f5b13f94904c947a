/** Between words that are one phrase in the table of synonyms: 'build a website', 'move a couch'. */
export const articles: ReadonlySet<string> = new Set(["a", "an", "the", "my", "our", "your"]);

/**
 * The doing that a word for a doer may come from: 'painter' → 'painting', 'walker' → 'walking', 'decorator' → 'decoration',
 * 'photographer' → 'photography'. Only guesses: they count where services have them in a title.
 */
export function doingsOf(word: string): string[] {
  const doer = word.replace(/s$/, "");
  const match = /^(.{3,})(er|or|ist|man|ian)$/.exec(doer);
  if (!match) return [];
  const [, stem = "", ending] = match;
  // A 'planner' plans: who makes a plane of a 'plan' is no 'planer'.
  const isOfShort = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(stem);
  const base = isOfShort ? [] : [stem.replace(/(.)\1$/, "$1")];
  if (ending === "er") return [`${stem}ing`, `${stem}e`, `${stem}y`, ...base];
  if (ending === "or") return [`${stem}ing`, `${stem}ion`];
  return [stem, `${stem}ing`, `${stem}y`, `${stem}al`];
}

/** How somebody does what a verb says, as a table may name it: 'knit' → 'knitting', 'hike' → 'hiking'. */
export function activitiesOf(verb: string): string[] {
  if (verb.length < 3 || /(ing|ed|s)$/.test(verb)) return [];
  if (/[^e]e$/.test(verb)) return [`${verb.slice(0, -1)}ing`];
  const isShort = /[^aeiou][aeiou][^aeiouwxy]$/.test(verb);
  return isShort ? [`${verb}${verb.at(-1)}ing`, `${verb}ing`] : [`${verb}ing`];
}
