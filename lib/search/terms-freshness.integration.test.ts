import * as group from "@/app/api/admin/synonyms/[id]/route";
import * as synonyms from "@/app/api/admin/synonyms/route";
import { sharedCache } from "@/lib/server/cache";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createListing, createVendor } from "@/prisma/factories";
import { listingRow } from "@/prisma/factories/rows";
import type { Browser } from "@/prisma/test/browser";
import { eventually } from "@/prisma/test/eventually";
import {
  create,
  decideOn,
  doAction,
  inputs,
  createLiveListing,
  createShop,
  patch,
  type Seller,
} from "@/prisma/test/selling";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { countOptions } from "./refinement/options.queries";
import { countParts } from "./refinement/parts.queries";
import { searchListings } from "./results/queries";
import type { SynonymGroupDto } from "./lexicon/synonyms.contract";
import { readSynonyms, synonymsOf } from "./index/synonyms.queries";
import { waitForVocabulary, rebuildSearchTables } from "./index/vocabulary.queries";

jest.setTimeout(60_000);

afterAll(() => stopQueue());

describe("new words", () => {
  type VocabularyState = { vocabulary: unknown; failedAt: number };

  let admin: Browser;

  let shop: Seller;

  beforeAll(async () => {
    ({ admin, shop } = await createShop({ listings: 200, photos: 4 }));
    await waitForVocabulary();
    await searchListings({ search: "anything" });
    // Nothing is cached before that, so nothing could be stale.
    await eventually(async () => sharedCache().isLive());
  });

  async function find(search: string): Promise<string[]> {
    return (await searchListings({ search })).items.map(({ id }) => id);
  }

  async function pending(title: string): Promise<string> {
    const { body } = await create(shop.browser, { ...inputs.products, title, submit: true });
    return String(body.id);
  }

  describe("a word that no listing had when it was searched", () => {
    test("finds the word when a listing with it is approved, also by its prefix and with a typo", async () => {
      const searches = ["Quillworm", "quillw", "quilworm", "quillworm lamp", "quillworm zzqxv"];
      const id = await pending("Quillworm lamp");
      for (const search of searches) expect([search, await find(search)]).toEqual([search, []]);
      await decideOn(admin, id, "approve");
      for (const search of searches) expect([search, await find(search)]).toEqual([search, [id]]);
    });

    test("finds the word when a revision with it is approved", async () => {
      const { id, version } = await createLiveListing(shop, admin, { title: "Plain lamp" });
      await patch(shop.browser, id, { version, title: "Fenwick lamp" });
      expect(await find("Fenwick")).toEqual([]);
      expect((await decideOn(admin, id, "approve")).status).toBe(200);
      expect(await find("Fenwick")).toEqual([id]);
    });

    test("finds the word when a paused listing with it is resumed", async () => {
      const { id } = await createLiveListing(shop, admin, { title: "Ottersley lamp" });
      await doAction(shop.browser, id, "pause");
      expect(await find("Ottersley")).toEqual([]);
      await doAction(shop.browser, id, "resume");
      expect(await find("Ottersley")).toEqual([id]);
    });

    test("finds the word when an expired listing with it is renewed", async () => {
      const { id } = await createLiveListing(shop, admin, { title: "Brindlemoor lamp" });
      await db.listing.update({ where: { id }, data: { status: "expired" } });
      expect(await find("Brindlemoor")).toEqual([]);
      await doAction(shop.browser, id, "renew");
      expect(await find("Brindlemoor")).toEqual([id]);
    });

    test("finds the word when its vendor adds it to the name, or is reinstated", async () => {
      const { id } = await createLiveListing(shop, admin, { title: "Mere lamp" });
      expect(await find("Hollowthwaite")).toEqual([]);
      const vendor = { where: { id: shop.vendorId } };
      await db.vendor.update({ ...vendor, data: { businessName: "Hollowthwaite & Sons" } });
      expect(await find("Hollowthwaite mere")).toEqual([id]);
      await db.vendor.update({ ...vendor, data: { status: "suspended", decisionReason: "Late" } });
      expect(await find("Hollowthwaite")).toEqual([]);
      await db.vendor.update({ ...vendor, data: { status: "approved" } });
      expect(await find("Hollowthwaite mere")).toEqual([id]);
    });
  });

  test("corrects a typo in a word outside the tables once the vocabulary is loaded", async () => {
    const { id } = await createLiveListing(shop, admin, { title: "Varnel lamp" });
    const { plazaVocabulary: state } = globalThis as unknown as { plazaVocabulary: VocabularyState };
    // As right after startup, before the words are loaded.
    Object.assign(state, { vocabulary: null, failedAt: Date.now() });
    expect(await find("varnle")).toEqual([]);
    state.failedAt = 0;
    await waitForVocabulary();
    expect(await find("varnle")).toEqual([id]);
  });

  test("rebuilds the tables once a fifth of the listings is new", async () => {
    const counted = () => db.$queryRaw`SELECT products FROM search_lexemes WHERE lexeme = 'zorblax'`;
    const { id: vendorId, businessName: vendorName } = await createVendor();
    const row = listingRow({ title: "Zorblax lamp", vendorId, vendorName });
    await db.listing.createMany({ data: Array.from({ length: 250 }, () => row) });
    expect(await counted()).toEqual([]);
    await find("zorblaxx");
    await eventually(async () => JSON.stringify(await counted()) === '[{"products":250}]');
  });
});

describe("synonyms", () => {
  let admin: Browser;

  beforeAll(async () => {
    ({ browser: admin } = await createSignedInPerson({ role: "admin" }));
  });

  function write(body: object) {
    return admin.put(synonyms.PUT, "/api/admin/synonyms", { body });
  }

  async function lexemesOf(word: string): Promise<string[]> {
    return synonymsOf(await readSynonyms(), word).flatMap(({ lexemes }) => lexemes);
  }

  test("applies a word as soon as it is added, changed, or removed", async () => {
    expect(await lexemesOf("flurbish")).toEqual([]);
    const { body } = await write({ id: null, words: [" Flurbish ", "lamp"], finds: ["candle"] });
    const { id, words } = body as unknown as SynonymGroupDto;
    expect(words).toEqual(["flurbish", "lamp"]);
    expect(await lexemesOf("flurbish")).toEqual(["lamp", "candl"]);
    expect(await lexemesOf("candle")).not.toContain("flurbish");
    await write({ id, words: ["flurbish", "desk"], finds: [] });
    expect(await lexemesOf("flurbish")).toEqual(["desk"]);
    const gone = await admin.delete(group.DELETE, `/api/admin/synonyms/${id}`, {
      params: { id: String(id) },
    });
    expect(gone.status).toBe(200);
    expect(await lexemesOf("flurbish")).toEqual([]);
    expect((await write({ id, words: ["flurbish", "desk"] })).status).toBe(404);
  });

  test("combines all groups of a word, each word once, and marks the first word of most groups", async () => {
    await write({ id: null, words: ["quibblet", "lamp"], finds: ["candle", "desk"] });
    await write({ id: null, words: ["quibblet", "lamp", "stool"], finds: ["candle"] });
    await write({ id: null, words: ["quibblet", "mirror"], finds: ["desk", "make up"] });
    const found = synonymsOf(await readSynonyms(), "quibblet");
    // The index drops 'up' of 'make up', and 'make' alone means something else.
    expect(
      found.map(({ lexemes, isFirst = false, isSame = false }) => [...lexemes, isFirst, isSame]),
    ).toEqual([
      ["lamp", false, true],
      ["candl", true, false],
      ["desk", false, false],
      ["stool", false, true],
      ["mirror", false, true],
    ]);
    expect(synonymsOf(await readSynonyms(), "quibblets")).toEqual(found);
  });

  test("applies an added word at once to lists and counts that were just read", async () => {
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
    expect(await found()).toEqual([0, 0, 0]);
    expect(await found()).toEqual([0, 0, 0]);
    await write({ id: null, words: [search, "lantern"], finds: [] });
    expect(await found()).toEqual([1, 2, 2]);
  });

  test("requires two words of letters and numbers per group, and refuses a group twice", async () => {
    expect((await write({ id: null, words: ["alone"] })).status).toBe(422);
    expect((await write({ id: null, words: ["<b>", "lamp"] })).status).toBe(422);
    expect((await write({ id: null, words: ["grommel", "lamp"] })).status).toBe(200);
    expect((await write({ id: null, words: ["grommel", "lamp"] })).status).toBe(409);
    const { body } = await admin.get(synonyms.GET, "/api/admin/synonyms", { query: { search: "GROMM" } });
    expect(body).toMatchObject([{ words: ["grommel", "lamp"] }]);
  });
});
