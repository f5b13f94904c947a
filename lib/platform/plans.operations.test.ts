/** @database many */
import type pg from "pg";
import { openConnection } from "@/lib/server/connection";
import { waitForVocabulary } from "@/lib/search/index/vocabulary.queries";
import { searchListings } from "@/lib/search/results/queries";
import { matchListings } from "@/lib/searches/matching/listings.rows";
import { createManySearches, publishListings } from "@/prisma/many-searches";
import { pageSizePlusOne, type Subjects } from "@/prisma/list-read";
import { listReads, readSubjects } from "@/prisma/list-reads";
import { explain, readBigTables, recordPages, listScannedTables } from "@/prisma/plans";

const listings = 100_000;
let connection: pg.Client;
let big: Map<string, number>;
let subjects: Subjects;

beforeAll(async () => {
  connection = await openConnection();
  const { rows: counted } = await connection.query("SELECT count(*)::int AS count FROM listings");
  expect(counted).toEqual([{ count: listings }]);
  big = await readBigTables(connection);
  expect([...big.keys()]).toEqual(
    expect.arrayContaining([
      "listings",
      "listing_search",
      "listing_images",
      "search_lexemes",
      "reviews",
      "mails",
    ]),
  );
  subjects = await readSubjects();
  await waitForVocabulary();
  // Caches the synonym groups for ten minutes.
  await searchListings({ search: "quality" });
});

afterAll(() => connection?.end());

describe("lists with a hundred thousand listings", () => {
  const named = listReads.map((list) => [list.name, list] as const);
  test.each(named)("reads two pages of %s within the allowed scans and sorts", async (_, list) => {
    const statements = await recordPages((cursor) => list.read(subjects, cursor));
    expect(statements.length).toBeGreaterThan(0);
    const plans = await explain(connection, statements);
    expect(listScannedTables(plans, big).filter((table) => !list.whole?.includes(table))).toEqual([]);
    if (list.index) expect(plans.indexes).toContain(list.index);
    if (list.indexOnly) expect(plans.indexOnlyScans).toContain(list.indexOnly);
    expect(plans.sorted).toBeLessThanOrEqual(list.sorted ?? pageSizePlusOne);
    if (list.pages) expect(plans.pages).toBeLessThan(list.pages);
    for (const { text } of statements) {
      expect(text).not.toMatch(/OFFSET [$1-9]/);
      expect(text).not.toMatch(/"public"\."(listings|users|reviews|jobs|favorites|mails)"/);
    }
  });
});

test("matches new listings with a hundred thousand saved searches by section, place, and rarest word", async () => {
  await createManySearches({ searches: listings, kinds: 200 });
  await publishListings(10);
  const { rows: savedSearches } = await connection.query("SELECT count(*)::int AS count FROM saved_searches");
  expect(savedSearches).toEqual([{ count: listings }]);
  const { rows: arrived } = await connection.query<{ id: string }>("SELECT id FROM search_arrivals");
  expect(arrived).toHaveLength(10);
  const { text, values } = matchListings(arrived.map(({ id }) => id));
  await connection.query("BEGIN");
  const plans = await explain(connection, [{ text, values }]);
  await connection.query("ROLLBACK");
  expect(listScannedTables(plans, await readBigTables(connection))).toEqual([]);
  expect(plans.indexes).toContain("saved_search_keys_pkey");
}, 120_000);
