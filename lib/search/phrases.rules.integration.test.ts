import { placeKey } from "@/lib/listings/catalogue/filter.rules";
import { rows, sql } from "@/lib/server/db";
import { usStates } from "@/lib/shared/us-states";
import { createListing, createVendor } from "@/prisma/factories";
import { phrasesOf } from "./phrases.rules";
import { isStopWord } from "./wishes/stop-words.rules";
import { splitWords } from "./rules";
import { rebuildSearchTables } from "./vocabulary.queries";

const texts = [
  "Café-Table, 24/7 O'Brien's",
  "Solid Oak Table of the House",
  'A/C 27.5" wi-fi_router',
  "the and of",
];

describe("what the browser side and the database side do alike", () => {
  test("words of a text", async () => {
    for (const text of texts) {
      const [row] = await rows<{ words: string[] }>(sql`SELECT search_words_of(${text}) AS words`);
      expect(splitWords(text)).toEqual(row?.words);
    }
  });

  test("stop words", async () => {
    const words = [
      ...new Set(texts.flatMap(splitWords)),
      "i",
      "yourselves",
      "don",
      "now",
      "table",
      "lamp",
      "s",
      "x",
    ];
    const found = await rows<{ word: string }>(
      sql`SELECT word FROM unnest(${words}::text[]) AS word WHERE is_stop_word(word)`,
    );
    expect(words.filter(isStopWord).sort()).toEqual(found.map(({ word }) => word).sort());
  });

  test("names of states and keys of places", async () => {
    const codes = usStates.map(({ code }) => code);
    const names = await rows<{ name: string }>(
      sql`SELECT us_state_name(code) AS name FROM unnest(${codes}::text[]) AS code`,
    );
    expect(names.map(({ name }) => name)).toEqual(usStates.map(({ name }) => name));
    for (const city of ["St. Louis", "Coeur d’Alene", "Winston-Salem", "O'Fallon"]) {
      const [row] = await rows<{ key: string }>(sql`SELECT place_key(${city}, '') AS key`);
      expect(placeKey(city)).toBe(row?.key);
    }
    const [row] = await rows<{ key: string }>(sql`SELECT place_key(NULL, 'St. Paul, MN') AS key`);
    expect(row?.key).toBe("stpaul");
  });

  test("phrases of a listing", async () => {
    const { id: vendorId } = await createVendor();
    const titles = [
      "Solid Oak Table of the House 24",
      "Café-Table by O’Brien's, 27.5\" wheels, all-season tires",
      "Compact SUV – backup camera & roof rack (St. Louis)",
      "Wi-fi_router; A/C 24/7, up-to-date",
      "Ski season pass, all-season",
      `${"Y".repeat(70)} lamp, pre-${"z".repeat(41)}`,
    ];
    const vendorName = `Shop & Sons ${"x".repeat(41)}`;
    for (const title of titles) await createListing({ vendorId, title, vendorName });
    await rebuildSearchTables();
    const found = await rows<{ phrase: string; documents: number }>(
      sql`SELECT phrase, documents FROM search_phrases`,
    );
    const expected = new Set(titles.flatMap((title) => phrasesOf(title, vendorName)));
    expect(found.map(({ phrase }) => phrase).sort()).toEqual([...expected].sort());
    // Alone and in a compound of one title it is one listing.
    expect(found.find(({ phrase }) => phrase === "season")?.documents).toBe(2);
  });
});
