/** Longest word part that is indexed for typos; what follows is compared only. */
const indexedLength = 7;

/** How many slips a word of this length may have: none below 3 letters, one up to 5, two beyond. */
export function allowedSlips(word: string): number {
  if (word.length < 3 || /^\p{N}+$/u.test(word)) return 0;
  return word.length <= 5 ? 1 : 2;
}

/**
 * Slips between two words: a letter too many, too few, wrong, or two swapped (optimal string alignment). More than
 * `most` are told as `most + 1`.
 */
export function countSlips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let older: number[] = [];
  let old = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let slips = Math.min(old[j]! + 1, row[j - 1]! + 1, old[j - 1]! + (same ? 0 : 1));
      const swapped =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (swapped) slips = Math.min(slips, older[j - 2]! + 1);
      row.push(slips);
      if (slips < least) least = slips;
    }
    if (least > most) return most + 1;
    older = old;
    old = row;
  }
  return Math.min(old[b.length]!, most + 1);
}

export type KnownWord = { word: string; documents: number };

/**
 * The known word that was most likely meant: fewest slips, then the same first letter, then the more frequent one.
 * Null when none is near enough.
 */
export function closestWord(typed: string, known: Iterable<KnownWord>): string | null {
  const most = allowedSlips(typed);
  let best: { word: string; score: number } | null = null;
  if (most === 0) return null;
  for (const { word, documents } of known) {
    const slips = countSlips(typed, word, most);
    if (slips === 0 || slips > most) continue;
    const score = slips * 4 + (word[0] === typed[0] ? 0 : 2) - Math.min(1.9, Math.log10(documents + 1) / 3);
    if (!best || score < best.score) best = { word, score };
  }
  return best?.word ?? null;
}

/** A word and what is left of its beginning when up to `slips` letters are taken out: near words share one of these. */
export function deletions(word: string, slips: number): Set<string> {
  const found = new Set([word.slice(0, indexedLength)]);
  let edge = [...found];
  for (let round = 0; round < slips; round += 1) {
    const next: string[] = [];
    for (const text of edge) {
      for (let i = 0; i < text.length; i += 1) {
        const shorter = text.slice(0, i) + text.slice(i + 1);
        if (shorter.length >= 1 && !found.has(shorter)) {
          found.add(shorter);
          next.push(shorter);
        }
      }
    }
    edge = next;
  }
  return found;
}
