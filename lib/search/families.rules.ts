/**
 * The doing that a word for a doer may come from: 'painter' → 'painting', 'walker' → 'walking', 'decorator' → 'decoration',
 * 'photographer' → 'photography'. Only guesses: they count where services have them in a title.
 */
export function doingsOf(word: string): string[] {
  const doer = word.replace(/s$/, "");
  const match = /^(.{3,})(er|or|ist|man|ian)$/.exec(doer);
  if (!match) return [];
  const [, stem = "", ending] = match;
  if (ending === "er") return [`${stem}ing`, `${stem}e`, `${stem}y`, stem.replace(/(.)\1$/, "$1")];
  if (ending === "or") return [`${stem}ing`, `${stem}ion`];
  return [stem, `${stem}ing`, `${stem}y`, `${stem}al`];
}
