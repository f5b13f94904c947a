/** 'up|down (to)': every phrase of a row whose words are alternatives, with `?` behind those that may be left out. */
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

/** The phrases of a list: 'or|and newer, with a? garage' are four. `_` joins the words of one alternative. */
export function expandPhrases(list: string): string[] {
  return list.split(", ").flatMap(expandPhrase);
}
