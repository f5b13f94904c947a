import type { SearchPage } from "../contract";
import { kindNamed } from "../lexicon/kinds.rules";
import { mentions } from "../ranking/mention.rules";
import { splitWords } from "../analysis/normalizer.rules";
import { saysAll } from "./second-reading.rules";
import { isStopWord } from "../analysis/word-classes.rules";
import { isLinking, isSoft } from "../entities/entities.rules";

/** More words than these are a sentence: then it is said what is met, not what is left out. */
const mostNamed = 3;

/** The words that say something. */
function factWords(text: string): string[] {
  const said = splitWords(text).filter((word) => !isStopWord(word) && !isLinking(word) && !isSoft(word));
  return [...new Set(said)];
}

type Found = {
  found: Pick<SearchPage, "items" | "isPartial" | "next">;
  words: string;
  understood: string;
  /** The words that no listing mentions. */
  missing: readonly string[];
};

/**
 * What is said of what a part of a text found: nothing where that says all of the text, of the entities alone what is left out, and
 * of words no more than all that is shown says too: what the table calls a 'car garage' has no garage.
 */
export function shownAs(
  part: string,
  { found, words, understood, missing }: Found,
): Partial<Pick<SearchPage, "shownFor" | "isAll" | "isOther" | "lacking" | "missing">> {
  if (kindNamed(words) === part)
    return {
      shownFor: `${part} ${understood}`.trim(),
      isOther: true,
      missing: missing.length > 0 ? [words] : [],
    };
  const left = factWords(words);
  if (part === "" && left.length > 0 && left.length <= mostNamed)
    return { lacking: { none: left, some: [] } };
  const shownFor = `${part} ${understood}`.trim();
  if (part === "") return { shownFor };
  if (!found.isPartial && !found.next && saysAll(words, part)) return { shownFor, isAll: true };
  const said = factWords(part).map((word) => ({ word }));
  return { shownFor, isOther: !found.items.every((item) => mentions(item, said)) };
}
