import type { ListingDto } from "@/lib/listings/contract";
import { splitWords } from "../analysis/normalizer.rules";

type Text = Pick<ListingDto, "title" | "description" | "vendorName" | "location">;

function normalizeWord(word: string): string {
  return word
    .replace(/ll(?=(?:ing|ed|er)s?$)/, "l")
    .replace(/ies$/, "y")
    .replace(/(?<=ch|sh|x|z|ss)es$/, "")
    .replace(/(?<=[^s])s$/, "");
}

export function mentions(
  { title, description, vendorName, location }: Text,
  phrases: readonly { word: string }[],
): boolean {
  const texts = [title, description, vendorName, location].map((text) => splitWords(text).map(normalizeWord));
  return phrases.every(({ word }) => {
    const phraseWords = splitWords(word);
    const joined = normalizeWord(phraseWords.join(""));
    const bare = phraseWords.map(normalizeWord);
    const hasPhrase = (words: readonly string[]) =>
      words.some((one, from) => one === joined || bare.every((part, at) => words[from + at] === part));
    return phraseWords.length > 0 && texts.some(hasPhrase);
  });
}
