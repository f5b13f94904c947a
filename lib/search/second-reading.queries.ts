import "server-only";
import { doingsOf } from "./families.rules";
import { readKnown, synonymsFor } from "./known.queries";
import { secondReadings } from "./second-reading.rules";
import { tokensOf } from "./wishes/tokens.rules";
import { noDocuments } from "./words.queries";

/** What a text may come down to where nothing has all of it, as far as the catalogue and the table of synonyms know it. */
export async function readSecondReadings(text: string): Promise<string[]> {
  const known = await readKnown([{ tokens: tokensOf(text) }]);
  const has = (words: readonly string[]) => synonymsFor(words, known).length > 0;
  return secondReadings(text, {
    isPhrase: (words) =>
      has(words) || doingsOf(words.at(-1)!).some((doing) => has([...words.slice(0, -1), doing])),
    isTopic: (word, section) => {
      const { heads = noDocuments, documents = noDocuments } = known.words.get(word) ?? {};
      const { products, services, realestate } = documents;
      return heads[section] > 0 || (section === "services" && services > products + realestate);
    },
  });
}
