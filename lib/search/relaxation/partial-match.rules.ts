import type { ListingDto } from "@/lib/listings/contract";
import type { PartialMatch, Understanding } from "../contract";
import { kindNamed } from "../lexicon/kinds.rules";
import { mentions } from "../ranking/mention.rules";
import { splitWords } from "../analysis/normalizer.rules";
import { coversText } from "./second-reading.rules";
import { isStopWord } from "../analysis/word-classes.rules";
import { isLinking, isRankingOnly } from "../entities/entities.rules";

const mostNamed = 3;

function contentWords(text: string): string[] {
  const content = splitWords(text).filter(
    (word) => !isStopWord(word) && !isLinking(word) && !isRankingOnly(word),
  );
  return [...new Set(content)];
}

type PartialResult = {
  items: readonly ListingDto[];
  words: string;
  understood: string;
  missing: readonly string[];
};

/**
 * A rewording that doesn't cover the whole text counts as a part only if every listing mentions its words: a 'car
 * garage' of the synonyms has no garage.
 */
export function partialMatchOf(
  part: string,
  { items, words, understood, missing }: PartialResult,
): { partial: PartialMatch; missing?: Understanding["missing"] } {
  const text = `${part} ${understood}`.trim();
  const rewording = { by: "rewording", text } as const;
  if (kindNamed(words) === part)
    return { partial: { ...rewording, covers: "similar" }, missing: missing.length > 0 ? [words] : [] };
  if (part === "") {
    const left = contentWords(words);
    const isShort = left.length > 0 && left.length <= mostNamed;
    return {
      partial: isShort
        ? { by: "parts", unmatched: { none: left, some: [] } }
        : { ...rewording, covers: "part" },
    };
  }
  if (coversText(words, part)) return { partial: { ...rewording, covers: "all" } };
  const content = contentWords(part).map((word) => ({ word }));
  const isNamed = items.every((item) => mentions(item, content));
  return { partial: { ...rewording, covers: isNamed ? "part" : "similar" } };
}
