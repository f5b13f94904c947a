import "server-only";
import { doingsOf } from "./families.rules";
import { readKnown, synonymsFor } from "./known.queries";
import { secondReadings } from "./second-reading.rules";
import { tokensOf } from "./wishes/tokens.rules";

/** What a text may come down to where nothing has all of it: errands in it, and phrases that the table of synonyms has. */
export async function readSecondReadings(text: string): Promise<string[]> {
  const known = await readKnown([{ tokens: tokensOf(text) }]);
  const has = (words: readonly string[]) => synonymsFor(words, known).length > 0;
  return secondReadings(
    text,
    (words) => has(words) || doingsOf(words.at(-1)!).some((doing) => has([...words.slice(0, -1), doing])),
  );
}
