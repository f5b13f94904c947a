import words from "./words.json";

const contractions: ReadonlySet<string> = new Set(words.contractions.split(" "));

/** True for words that are run together in speech, 'haven't', 'they've', 'who'd': they exist and ask for nothing. */
export function isContraction(word: string): boolean {
  return contractions.has(word);
}
