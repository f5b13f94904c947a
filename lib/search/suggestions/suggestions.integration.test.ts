import { setTimeout as delay } from "node:timers/promises";
import { db, rows, sql } from "@/lib/server/db";
import { runWithContext, type RequestContext } from "@/lib/server/response-context";
import { createImage, createListing, createVendor } from "@/prisma/factories";
import { createManyListings } from "@/prisma/many-listings";
import { recordStatements } from "@/prisma/plans";
import { listingsTag } from "@/lib/listings/rules";
import { suggest } from "./queries";
import {
  currentVocabulary,
  rebuildSearchTables,
  applyChanges,
  waitForVocabulary,
} from "../index/vocabulary.queries";

let vendorId = "";

beforeAll(async () => {
  vendorId = (await createVendor()).id;
  await createManyListings(600, [vendorId]);
}, 60_000);

const titles = async (text: string) => (await suggest(text)).listingSuggestions.map(({ title }) => title);

describe("suggestions before the vocabulary is loaded", () => {
  test("reads them from the tables or from a search, and caches nothing", async () => {
    expect(currentVocabulary()).toBeNull();
    const answer: RequestContext = { tags: [] };
    const found = await runWithContext(answer, () => suggest("vintage leath"));
    expect(answer.staleAt).toBeLessThanOrEqual(Date.now());
    expect(found.suggestions.length).toBeGreaterThan(0);
    expect(found.listingSuggestions.length).toBeGreaterThan(0);
    for (const { title } of found.listingSuggestions) expect(title).toMatch(/vintage leather/i);
    await waitForVocabulary();
    expect(currentVocabulary()).not.toBeNull();
    const storedAnswer: RequestContext = { tags: [] };
    await runWithContext(storedAnswer, () => suggest("vintage leath"));
    expect(storedAnswer).toMatchObject({ tags: [listingsTag] });
    expect(storedAnswer.staleAt).toBeUndefined();
  });
});

describe("suggestions from memory", () => {
  beforeAll(waitForVocabulary);

  test("starts with the typed text, and has a picture, category, and price", async () => {
    const { id } = await createListing({
      vendorId,
      title: "Celadon vase",
      priceCents: 12_345,
      category: "products",
    });
    const image = await createImage();
    await db.listingImage.create({ data: { listingId: id, imageId: image.id, position: 0 } });
    expect(await suggest("cela")).toEqual({
      suggestions: ["celadon", "celadon vase"],
      listingSuggestions: [
        {
          id,
          title: "Celadon vase",
          images: [`/images/${image.name}-640.webp`],
          category: "products",
          price: 123.45,
        },
      ],
    });
  });

  test("reads them in one statement, even with few phrases or with the thing itself last", async () => {
    for (let number = 0; number < 9; number += 1) {
      await createListing({ vendorId, title: "Grumbelow" });
      await createListing({ vendorId, title: number % 2 ? "Fjordmark" : "Stand for fjordling" });
    }
    await suggest("fjord");
    for (const text of ["fjord", "grumb"]) {
      const { sent, result } = await recordStatements(() => suggest(text));
      expect([text, result.listingSuggestions.length, sent.length]).toEqual([text, 7, 1]);
    }
  });

  test("shows a picture even if it replaces a hidden one", async () => {
    const image = await createImage();
    const ids: string[] = [];
    for (let number = 0; number < 14; number += 1) {
      const { id } = await createListing({ vendorId, title: `Quillbrook ${"abcdefghijklmn"[number]}ura` });
      await db.listingImage.create({ data: { listingId: id, imageId: image.id, position: 0 } });
      ids.push(id);
    }
    const first = (await suggest("quill")).listingSuggestions;
    await db.listing.updateMany({
      where: { id: { in: first.slice(0, 3).map(({ id }) => id) } },
      data: { status: "paused" },
    });
    const { listingSuggestions } = await suggest("quill");
    expect(listingSuggestions.length).toBeGreaterThan(4);
    for (const { images } of listingSuggestions) expect(images).toHaveLength(1);
  });

  test("includes at most seven phrases and seven listings", async () => {
    const { suggestions, listingSuggestions } = await suggest("le");
    expect(suggestions).toHaveLength(7);
    expect(suggestions.every((text) => text.startsWith("le"))).toBe(true);
    expect(listingSuggestions).toHaveLength(7);
    expect(new Set(listingSuggestions.map(({ id }) => id)).size).toBe(7);
  });

  test.each([
    ["lether", /leather/i],
    ["lethe", /leather/i],
    ["walnt loo", /^$/],
    ["vintge leather", /vintage leather/i],
    ["bokshelf", /bookshelf/i],
    ["leather bokshelf", /leather bookshelf/i],
  ])("tolerates the typos of '%s'", async (text, title) => {
    const found = await titles(text);
    if (String(title) !== "/^$/") expect(found.length).toBeGreaterThan(0);
    for (const one of found) expect(one).toMatch(title);
  });

  test.each(["", "a", " a ", "é", "'", "🔥🔥", "& | !", "the", "of the", "the "])(
    "returns nothing for %j",
    async (text) => {
      expect(await suggest(text)).toEqual({ suggestions: [], listingSuggestions: [] });
    },
  );

  test.each([
    "'; DROP",
    "%%",
    "a\\b",
    "sofa:*",
    "x".repeat(10_000),
    "日本 語",
    "leather ".repeat(500),
    "\uFFFF\uFFFF",
  ])("survives %j", async (text) => {
    expect(await suggest(text)).toMatchObject({ suggestions: expect.any(Array) });
  });

  test("shows a listing only while it is approved", async () => {
    const { id } = await createListing({
      vendorId,
      title: "Ocarina trio",
      status: "pending",
      publishedAt: new Date(),
    });
    expect(await suggest("ocari")).toEqual({ suggestions: [], listingSuggestions: [] });
    await db.listing.update({ where: { id }, data: { status: "approved" } });
    expect(await suggest("ocari")).toMatchObject({
      suggestions: ["ocarina", "ocarina trio"],
      listingSuggestions: [{ id }],
    });
    expect(await titles("ocraina")).toEqual(["Ocarina trio"]);
    for (const status of ["paused", "sold", "removed"] as const) {
      await db.listing.update({ where: { id }, data: { status } });
      expect(await suggest("ocari")).toEqual({ suggestions: [], listingSuggestions: [] });
    }
    await db.listing.update({ where: { id }, data: { status: "approved" } });
    expect(await titles("ocari")).toEqual(["Ocarina trio"]);
  });

  test("follows a new title at once and drops the old one", async () => {
    const { id } = await createListing({ vendorId, title: "Dulcimer" });
    expect(await titles("dulci")).toEqual(["Dulcimer"]);
    await db.listing.update({ where: { id }, data: { title: "Hurdy gurdy" } });
    expect(await suggest("dulci")).toEqual({ suggestions: [], listingSuggestions: [] });
    expect(await titles("hurdy g")).toEqual(["Hurdy gurdy"]);
  });

  test("keeps a phrase whose first listings are gone if another listing still has it", async () => {
    const made = [];
    for (let i = 0; i < 6; i += 1) made.push(await createListing({ vendorId, title: "Bassoon" }));
    expect(await titles("basso")).toHaveLength(6);
    const gone = made.slice(1).map(({ id }) => id);
    await db.listing.updateMany({ where: { id: { in: gone } }, data: { status: "paused" } });
    const { suggestions, listingSuggestions } = await suggest("basso");
    expect(suggestions).toEqual(["bassoon"]);
    expect(listingSuggestions.map(({ id }) => id)).toEqual([made[0]!.id]);
  });
});

async function othersFinished(build: number): Promise<void> {
  for (;;) {
    const [row] = await rows<{ horizon: number }>(
      sql`SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS horizon`,
    );
    if (row && row.horizon > build) return;
    await delay(50);
  }
}

describe("the vocabulary", () => {
  beforeAll(waitForVocabulary);

  test("includes a change that commits after a newer one was read", async () => {
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const slow = db.$transaction(async (tx) => {
      const data = { title: "Kalimba", description: "Seventeen keys.", status: "approved" as const };
      await tx.listing.create({
        data: {
          ...data,
          vendorId,
          category: "products",
          vendorName: "Corner Shop",
          publishedAt: new Date(),
        },
      });
      await gate;
    });
    // Waits until the other transaction has written its change, so that its number precedes the next one.
    while (
      (
        await rows(
          sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'`,
        )
      ).length === 0
    );
    await createListing({ vendorId, title: "Balalaika", category: "services" });
    expect(await titles("balal")).toEqual(["Balalaika"]);
    expect(await titles("kalim")).toEqual([]);
    release();
    await slow;
    expect(await titles("kalim")).toEqual(["Kalimba"]);
  });

  test("rereads nothing while nothing changes", async () => {
    await suggest("leather");
    const vocabulary = currentVocabulary()!;
    const { appliedChanges } = vocabulary;
    await applyChanges(vocabulary);
    expect(vocabulary.appliedChanges).toBe(appliedChanges);
  });

  test("follows a rebuild of the tables", async () => {
    const before = currentVocabulary()!;
    await createListing({ vendorId, title: "Glockenspiel" });
    await othersFinished(before.build);
    await rebuildSearchTables();
    await suggest("leather");
    await waitForVocabulary();
    const after = currentVocabulary()!;
    expect(after.build).toBeGreaterThan(before.build);
    expect(after.book.has("glockenspiel")).toBe(true);
    expect(before.book.has("glockenspiel")).toBe(false);
  }, 90_000);
});
