import "server-only";
import { guessActivities } from "../analysis/inflection.rules";
import {
  documentsOf,
  readKnown,
  synonymsOfWords,
  synonymsFor,
  type WordStatistics,
} from "../index/word-statistics.queries";
import { secondReadings, phrasesIn } from "./second-reading.rules";
import { tokensOf } from "../analysis/tokens.rules";
import { addDocuments, noDocuments } from "../index/words.queries";

function isMostlyServices(word: string, known: WordStatistics): boolean {
  const { services, products } = synonymsOfWords(known.synonyms, [word])
    .map(({ lexemes }) => documentsOf(lexemes, known))
    .reduce(addDocuments, noDocuments);
  return services > products;
}

export async function readPhrases(text: string): Promise<string[]> {
  const known = await readKnown([{ tokens: tokensOf(text) }]);
  return phrasesIn(text, (words) => synonymsFor(words, known).length > 0);
}

export async function readSecondReadings(text: string): Promise<string[]> {
  const known = await readKnown([{ tokens: tokensOf(text) }]);
  const has = (words: readonly string[]) => synonymsFor(words, known).length > 0;
  return secondReadings(text, {
    isPhrase: (words) =>
      has(words) || guessActivities(words.at(-1)!).some((doing) => has([...words.slice(0, -1), doing])),
    isTopic: (word, section) => {
      const { heads = noDocuments, documents = noDocuments } = known.words.get(word) ?? {};
      const { products, services, realestate } = documents;
      const isWork = services > products + realestate || isMostlyServices(word, known);
      return section === "services" ? heads.services > 0 || isWork : heads.products > 0;
    },
  });
}
