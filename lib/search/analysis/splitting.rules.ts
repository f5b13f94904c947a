const leastPart = 3;
/** Between two words that were typed as one: 'houseforrent'. */
const between = ["for", "with", "and", "in", "to", "of"];

/** Every two words that a longer one may be made of. */
export function cutsOf(word: string): string[][] {
  const cuts = Array.from(
    { length: Math.max(0, word.length - 2 * leastPart + 1) },
    (_, index) => index + leastPart,
  );
  return cuts.map((cut) => [word.slice(0, cut), word.slice(cut)]);
}

/** The two words, and what stands between them, that were typed as one; null where `weigh` knows no such two. */
export function splitWord(word: string, weigh: (part: string) => number): string[] | null {
  const linked = cutsOf(word).flatMap(([first = "", rest = ""]) =>
    between
      .filter((link) => rest.startsWith(link) && rest.length >= link.length + leastPart)
      .map((link) => [first, link, rest.slice(link.length)]),
  );
  const weightOf = (parts: readonly string[]) => Math.min(weigh(parts[0]!), weigh(parts.at(-1)!));
  const [best] = [...cutsOf(word), ...linked].toSorted((a, b) => weightOf(b) - weightOf(a));
  return best && weightOf(best) > 0 ? best : null;
}
