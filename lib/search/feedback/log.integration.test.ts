import * as clicks from "@/app/api/search/clicks/route";
import * as visits from "@/app/api/visits/route";
import { deleteExpired } from "@/lib/platform/cleanup.commands";
import { dayOf } from "@/lib/server/days";
import { db, rows, sql, transaction } from "@/lib/server/db";
import { flushViews } from "@/lib/visits/commands";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { suggestSynonyms, writeFollowUps, writeTexts } from "./log.rows";

let visitor = 0;

function someone(browser: Browser = createBrowser()) {
  visitor += 1;
  const headers = { "x-plaza-peer": `10.9.${visitor >> 8}.${visitor & 255}` };
  const send = async (handler: typeof clicks.POST, path: string, body: unknown, more = {}) =>
    (await browser.post(handler, path, { body, headers: { ...headers, ...more } })).status;
  return {
    search: (words: string, total: number, tier?: number) =>
      send(visits.POST, "/api/visits", { path: "/search", search: { words, total, tier } }),
    click: (click: object, more?: Record<string, string>) =>
      send(clicks.POST, "/api/search/clicks", click, more),
  };
}

async function textsLike(term: string) {
  const found = await rows<Record<string, unknown>>(sql`
    SELECT term, tier, searches, zero_results AS missed, visitors, results::int AS results, clicks,
      positions::int AS positions
    FROM search_term_days WHERE term LIKE ${term} ORDER BY term, tier`);
  return found;
}

const suggestionOf = (failed: string, term: string) =>
  db.searchSuggestion.findUnique({ where: { failed_term: { failed, term } } });

test("sums searches and clicks per day by text and tier, and visitors by address", async () => {
  const [one, other] = [someone(), someone()];
  await one.search("  Zither \u00c9tude ", 12, 1);
  await one.search("zither etude", 12, 1);
  await other.search("ZITHER ETUDE", 3, 2);
  await one.click({ words: "zither etude", tier: 1, position: 4 });
  await one.click({ words: "zither etude", tier: 1, position: 2 });
  await flushViews();
  await one.search("zither etude", 0);
  await other.search("zither etude", 12, 1);
  await flushViews();
  expect(await textsLike("zither%")).toEqual([
    {
      term: "zither etude",
      tier: -1,
      searches: 1,
      missed: 1,
      visitors: 0,
      results: 0,
      clicks: 0,
      positions: 0,
    },
    {
      term: "zither etude",
      tier: 1,
      searches: 3,
      missed: 0,
      visitors: 1,
      results: 36,
      clicks: 2,
      positions: 6,
    },
    {
      term: "zither etude",
      tier: 2,
      searches: 1,
      missed: 0,
      visitors: 1,
      results: 3,
      clicks: 0,
      positions: 0,
    },
  ]);
});

test("stores no text that names a person, but counts the search", async () => {
  const before = await textsLike("");
  const { search, click } = someone();
  for (const words of ["ocarina jane@example.com", "ocarina 555-010-4321", "ocarina 12 main street"])
    await search(words, 0);
  await search(`ocarina ${"x".repeat(120)}`, 2, 3);
  await click({ words: "ocarina jane@example.com", position: 1, failed: "ocarina 555-010-4321" });
  await flushViews();
  expect(await textsLike("%ocarina%")).toEqual([]);
  expect(await db.searchFollowUp.count({ where: { failed: { contains: "ocarina" } } })).toBe(0);
  const sum = (texts: Record<string, unknown>[], name: string) =>
    texts.reduce((total, row) => total + Number(row[name]), 0);
  const after = await textsLike("");
  expect(sum(after, "searches") - sum(before, "searches")).toBe(4);
  expect(sum(after, "clicks") - sum(before, "clicks")).toBe(1);
  expect(sum(after, "visitors")).toBe(0);
});

test("stores nothing that identifies the person", async () => {
  const { browser, person } = await createSignedInPerson();
  const { search, click } = someone(browser);
  await search("balalaika", 4, 1);
  await click({ words: "balalaika", tier: 1, position: 1, failed: "balalayka" });
  await flushViews();
  const columns = await rows<{ name: string }>(sql`
    SELECT column_name::text AS name FROM information_schema.columns
    WHERE table_name IN ('search_term_days', 'search_follow_ups') ORDER BY 1`);
  expect([...new Set(columns.map(({ name }) => name))]).toEqual([
    "clicks",
    "day",
    "failed",
    "positions",
    "results",
    "searches",
    "term",
    "tier",
    "visitors",
    "zero_results",
  ]);
  const stored = JSON.stringify([await textsLike("%"), await db.searchFollowUp.findMany()]);
  expect(stored).toContain("balalaika");
  expect(stored).not.toMatch(new RegExp(`10\\.9\\.|Mozilla|${person.id}`));
});

test("ignores admins and robots", async () => {
  const { browser } = await createSignedInPerson({ role: "admin" });
  const admin = someone(browser);
  await admin.search("theremin", 4, 1);
  await admin.click({ words: "theremin", position: 1 });
  const robot = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };
  expect(await someone().click({ words: "theremin", position: 1 }, robot)).toBe(202);
  await flushViews();
  expect(await textsLike("theremin")).toEqual([]);
});

test("accepts 40 searches per address in a batch, and answers 202 to all", async () => {
  const { search } = someone();
  const answers = await Promise.all(Array.from({ length: 45 }, (_, at) => search(`kazoo ${at}`, 1, 1)));
  expect(new Set(answers)).toEqual(new Set([202]));
  await flushViews();
  expect(await textsLike("kazoo %")).toHaveLength(40);
});

test("refuses clicks that no page can send", async () => {
  const { click } = someone();
  for (const wrong of [
    { words: "lute" },
    { words: "lute", position: 0 },
    { words: "lute", position: 501 },
    { words: "lute", position: 1, tier: 4 },
    { words: "l".repeat(201), position: 1 },
    { words: "lute", position: 1, user: "me" },
  ])
    expect([wrong, await click(wrong)]).toEqual([wrong, 422]);
});

test("limits the number of texts with their own rows per day", async () => {
  const [{ count } = { count: 0 }] = await rows<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM search_term_days WHERE day = ${dayOf()}`,
  );
  const text = (term: string, searches: number) => ({
    ...{ term, tier: 1, searches, zeroResults: 0, visitors: 1, results: 5, clicks: 0, positions: 0 },
  });
  const others = async () => (await textsLike("")).find(({ tier }) => tier === 1)?.searches ?? 0;
  const before = Number(await others());
  const write = (texts: ReturnType<typeof text>[]) => transaction((tx) => writeTexts(tx, texts, count + 2));
  await write([text("sackbut", 3), text("shawm", 2), text("serpent", 1)]);
  await write([text("sackbut", 3), text("crumhorn", 9)]);
  expect((await textsLike("s%")).map(({ term, searches }) => [term, searches])).toEqual([
    ["sackbut", 6],
    ["shawm", 2],
  ]);
  expect(await textsLike("crumhorn")).toEqual([]);
  expect(await others()).toBe(before + 10);
});

describe("a follow-up", () => {
  const follow = async (failed: string, words: string, people: number) => {
    for (let count = 0; count < people; count += 1) {
      const { search, click } = someone();
      await search(failed, 0);
      await search(words, 7, 1);
      await click({ words, tier: 1, position: 1, failed });
    }
    await flushViews();
  };

  test("suggests a pair after five visitors, but not after four", async () => {
    await follow("hurdy gurdie", "hurdy gurdy", 4);
    expect(await suggestionOf("hurdy gurdie", "hurdy gurdy")).toBeNull();
    await follow("hurdy gurdie", "hurdy gurdy", 1);
    expect(await suggestionOf("hurdy gurdie", "hurdy gurdy")).toMatchObject({ visitors: 5, status: "open" });
    await follow("hurdy gurdie", "hurdy gurdy", 2);
    expect(await suggestionOf("hurdy gurdie", "hurdy gurdy")).toMatchObject({ visitors: 7 });
  });

  test("counts an address once", async () => {
    const { search, click } = someone();
    for (let count = 0; count < 6; count += 1) {
      await search("dulcimore", 0);
      await click({ words: "dulcimer", tier: 1, position: 1, failed: "dulcimore" });
      await flushViews();
    }
    expect(await db.searchFollowUp.findFirst({ where: { failed: "dulcimore" } })).toMatchObject({
      visitors: 1,
    });
    expect(await suggestionOf("dulcimore", "dulcimer")).toBeNull();
  });

  test("creates no suggestion if the first text has results or the synonym exists", async () => {
    for (let count = 0; count < 5; count += 1)
      await someone().click({ words: "bagpipes", tier: 1, position: 1, failed: "pipes of scotland" });
    await db.searchSynonym.create({ data: { words: ["squeeze box"], finds: ["accordion"] } });
    await follow("squeeze box", "accordion", 5);
    expect(await db.searchFollowUp.count({ where: { term: { in: ["bagpipes", "accordion"] } } })).toBe(2);
    expect(await suggestionOf("pipes of scotland", "bagpipes")).toBeNull();
    expect(await suggestionOf("squeeze box", "accordion")).toBeNull();
  });

  test("stays dismissed", async () => {
    await follow("glockenspeel", "glockenspiel", 5);
    const dismissed = { status: "dismissed" } as const;
    await db.searchSuggestion.updateMany({ where: { failed: "glockenspeel" }, data: dismissed });
    await follow("glockenspeel", "glockenspiel", 2);
    expect(await suggestionOf("glockenspeel", "glockenspiel")).toMatchObject({ ...dismissed, visitors: 5 });
  });

  test("limits follow-ups and open suggestions per day", async () => {
    const pairs = ["viol", "rebec", "gittern"].map((term) => ({ failed: `${term}e`, term, visitors: 9 }));
    const before = await db.searchFollowUp.count();
    await transaction((tx) => writeFollowUps(tx, pairs, before + 2));
    const added = await db.searchFollowUp.findMany({ where: { visitors: 9 }, orderBy: { term: "asc" } });
    expect(added.map(({ term }) => term)).toEqual(["gittern", "rebec"]);
    await rows(sql`
      INSERT INTO search_term_days (day, term, searches, zero_results)
      SELECT ${dayOf()}, term, 1, 1 FROM unnest('{rebece,gitterne}'::text[]) AS term`);
    const open = await db.searchSuggestion.count({ where: { status: "open" } });
    const enough = { visitors: 5, days: 28, limit: open + 1 };
    await transaction((tx) => suggestSynonyms(tx, pairs, enough));
    expect(await db.searchSuggestion.findMany({ where: { visitors: 9 } })).toMatchObject([
      { term: "gittern" },
    ]);
  });
});

test("deletes rare texts and follow-ups after 28 days, but keeps the number of searches", async () => {
  const at = (days: number) => sql`${dayOf()} - ${days}::int`;
  await rows(sql`
    INSERT INTO search_term_days (day, term, tier, searches, zero_results, visitors, results, clicks, positions) VALUES
      (${at(28)}, 'rare young', 1, 2, 1, 2, 9, 1, 3),
      (${at(29)}, 'rare old', 1, 2, 1, 4, 9, 1, 3),
      (${at(29)}, 'rare older', 1, 5, 0, 1, 1, 2, 4),
      (${at(29)}, 'often old', 1, 9, 0, 4, 9, 0, 0),
      (${at(1)}, 'often old', 1, 9, 0, 1, 9, 0, 0)`);
  await rows(sql`
    INSERT INTO search_follow_ups (day, failed, term, visitors) VALUES
      (${at(28)}, 'young', 'pair', 1), (${at(29)}, 'old', 'pair', 9)`);
  await deleteExpired();
  expect((await textsLike("rare%")).map(({ term }) => term)).toEqual(["rare young"]);
  expect(await textsLike("often%")).toHaveLength(2);
  expect(await db.searchFollowUp.findMany({ where: { term: "pair" } })).toMatchObject([{ failed: "young" }]);
  const [others] = await rows(sql`
    SELECT searches, zero_results AS missed, visitors, results::int AS results, clicks, positions::int AS positions
    FROM search_term_days WHERE term = '' AND day = ${at(29)}`);
  expect(others).toEqual({ searches: 7, missed: 1, visitors: 0, results: 10, clicks: 3, positions: 7 });
});
