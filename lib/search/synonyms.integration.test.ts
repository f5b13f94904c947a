import * as group from "@/app/api/admin/synonyms/[id]/route";
import * as synonyms from "@/app/api/admin/synonyms/route";
import { stopQueue } from "@/lib/server/workers";
import { createListing } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import { newcomer } from "@/prisma/test/sign-in";
import { countOptions } from "./options.queries";
import { countParts } from "./parts.queries";
import { searchListings } from "./queries";
import { readSynonyms, synonymsOf } from "./synonyms.queries";
import type { SynonymGroupDto } from "./synonyms.contract";
import { rebuildSearchTables } from "./vocabulary.queries";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

let admin: Browser;
beforeAll(async () => {
  ({ browser: admin } = await newcomer({ role: "admin" }));
});

function write(body: object) {
  return admin.put(synonyms.PUT, "/api/admin/synonyms", { body });
}

async function lexemesOf(word: string): Promise<string[]> {
  return synonymsOf(await readSynonyms(), word).flatMap(({ lexemes }) => lexemes);
}

test("the search knows a word as soon as it is added, changed or removed", async () => {
  expect(await lexemesOf("flurbish")).toEqual([]);
  const { body } = await write({ id: null, words: [" Flurbish ", "lamp"], finds: ["candle"] });
  const { id, words } = body as unknown as SynonymGroupDto;
  expect(words).toEqual(["flurbish", "lamp"]);
  expect(await lexemesOf("flurbish")).toEqual(["lamp", "candl"]);
  expect(await lexemesOf("candle")).not.toContain("flurbish");
  await write({ id, words: ["flurbish", "desk"], finds: [] });
  expect(await lexemesOf("flurbish")).toEqual(["desk"]);
  const gone = await admin.delete(group.DELETE, `/api/admin/synonyms/${id}`, { params: { id: String(id) } });
  expect(gone.status).toBe(200);
  expect(await lexemesOf("flurbish")).toEqual([]);
  expect((await write({ id, words: ["flurbish", "desk"] })).status).toBe(404);
});

test("a word finds by every group that has it, each word once, and marks what most of them name first", async () => {
  await write({ id: null, words: ["quibblet", "lamp"], finds: ["candle", "desk"] });
  await write({ id: null, words: ["quibblet", "lamp", "stool"], finds: ["candle"] });
  await write({ id: null, words: ["quibblet", "mirror"], finds: ["desk", "make up"] });
  const found = synonymsOf(await readSynonyms(), "quibblet");
  // The index drops 'up', and 'make' means something else.
  expect(found.map(({ lexemes, isFirst = false, isSame = false }) => [...lexemes, isFirst, isSame])).toEqual([
    ["lamp", false, true],
    ["candl", true, false],
    ["desk", false, false],
    ["stool", false, true],
    ["mirror", false, true],
  ]);
  expect(synonymsOf(await readSynonyms(), "quibblets")).toEqual(found);
});

test("lists and counts that were just read know an added word at once", async () => {
  await createListing({ title: "Lantern", details: { subcategory: "music/drums" } });
  await rebuildSearchTables();
  const search = "zzgrundle";
  const found = async () => {
    const [page, { parts }, { subcategory = [] }] = await Promise.all([
      searchListings({ search }),
      countParts({ search }),
      countOptions({ search }),
    ]);
    return [page.items.length, parts.length, subcategory.length];
  };
  // The first reads come before anything is kept.
  expect(await found()).toEqual([0, 0, 0]);
  expect(await found()).toEqual([0, 0, 0]);
  await write({ id: null, words: [search, "lantern"], finds: [] });
  expect(await found()).toEqual([1, 2, 2]);
});

test("a group needs two words of letters and numbers, and stands once", async () => {
  expect((await write({ id: null, words: ["alone"] })).status).toBe(422);
  expect((await write({ id: null, words: ["<b>", "lamp"] })).status).toBe(422);
  expect((await write({ id: null, words: ["grommel", "lamp"] })).status).toBe(200);
  expect((await write({ id: null, words: ["grommel", "lamp"] })).status).toBe(409);
  const { body } = await admin.get(synonyms.GET, "/api/admin/synonyms", { query: { search: "GROMM" } });
  expect(body).toMatchObject([{ words: ["grommel", "lamp"] }]);
});
