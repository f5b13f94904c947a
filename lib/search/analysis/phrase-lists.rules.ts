function expandPhrase(row: string): string[] {
  const items = row.split(" ").map((item) => {
    const words = item.replace(/\?$/, "").split("|");
    return item.endsWith("?") ? [...words, ""] : words;
  });
  const all = items.reduce<string[][]>(
    (found, words) => found.flatMap((prefix) => words.map((word) => [...prefix, word])),
    [[]],
  );
  return all.map((words) => words.filter(Boolean).join(" ").replaceAll("_", " "));
}

/**
 * Expands a comma-separated list: `|` separates alternatives, `?` marks an optional word, and `_` joins words within an
 * alternative. 'or|and newer, with a? garage' yields four phrases.
 */
export function expandPhrases(list: string): string[] {
  return list.split(", ").flatMap(expandPhrase);
}
