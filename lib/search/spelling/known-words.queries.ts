import "server-only";
import { isEnglishWord } from "./rare.rules";
import { splitWords } from "../analysis/normalizer.rules";
import { readSynonyms, synonymsOf } from "../index/synonyms.queries";
import { currentVocabulary } from "../index/vocabulary.queries";
import { amountWords } from "../entities/quantities.rules";
import { vehicleFactWords } from "../entities/vehicles.rules";
import { isContraction, isStopWord } from "../analysis/word-classes.rules";
import { isPlaceName } from "../entities/places.rules";

export async function areKnownWords(text: string): Promise<boolean> {
  const words = splitWords(text).filter((word) => !/\d/.test(word));
  const synonyms = await readSynonyms();
  const speller = currentVocabulary()?.speller;
  const phrases = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const inPhrase = new Set(
    phrases
      .filter((phrase) => synonymsOf(synonyms, phrase).length > 0)
      .flatMap((phrase) => phrase.split(" ")),
  );
  const isKnownWord = (word: string) =>
    isEnglishWord(word) ||
    isStopWord(word) ||
    amountWords.has(word) ||
    vehicleFactWords.has(word) ||
    isContraction(word) ||
    isPlaceName(word) ||
    inPhrase.has(word) ||
    speller?.isWritten(word) === true ||
    synonymsOf(synonyms, word).length > 0;
  return words.length > 0 && words.every(isKnownWord);
}
