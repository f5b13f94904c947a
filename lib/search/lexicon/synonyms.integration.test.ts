import * as counts from "@/app/api/admin/synonyms/counts/route";
import * as synonyms from "@/app/api/admin/synonyms/route";
import { db } from "@/lib/server/db";
import { createListing } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";

let admin: Browser;
beforeAll(async () => {
  admin = (await createSignedInPerson({ role: "admin" })).browser;
});

const write = (body: object) => admin.put(synonyms.PUT, "/api/admin/synonyms", { body });

describe("writing a synonym group", () => {
  test.each([
    ["words alone", { words: ["quoll", "dasyure"] }, { kind: "same", weight: 0.8 }],
    ["one-way words", { words: ["numbat"], finds: ["anteater"] }, { kind: "related", weight: 0.6 }],
    [
      "a narrower kind",
      { words: ["possum"], finds: ["ringtail"], kind: "narrower" },
      { kind: "narrower", weight: 0.7 },
    ],
    [
      "a custom weight",
      { words: ["wombat"], finds: ["burrow"], kind: "related", weight: 0.5 },
      { kind: "related", weight: 0.5 },
    ],
    [
      "a kind without one-way words",
      { words: ["bilby", "dalgyte"], kind: "narrower" },
      { kind: "same", weight: 0.8 },
    ],
  ])("stores kind and weight of %s", async (_, input, expected) => {
    const { status, body } = await write({ id: null, ...input });
    expect([status, body]).toEqual([200, expect.objectContaining({ ...expected, source: "admin" })]);
  });

  test("refuses weights outside 0.5 to 0.8", async () => {
    for (const weight of [0.49, 0.81]) {
      const { status, body } = await write({ id: null, words: ["koala", "native bear"], weight });
      expect([status, body.fields]).toEqual([422, { weight: expect.stringMatching(/^Use at/) }]);
    }
  });

  test("marks an edited shipped group as the admin's", async () => {
    const { words, finds } = await db.searchSynonym.findUniqueOrThrow({ where: { id: 1 } });
    expect((await write({ id: 1, words, finds, kind: "narrower", weight: 0.55 })).body).toMatchObject({
      id: 1,
      weight: 0.55,
      source: "admin",
    });
    const entry = await db.auditEntry.findFirstOrThrow({
      where: { subjectType: "synonyms", subjectId: "1" },
    });
    expect([entry.before, entry.after]).toMatchObject([{ weight: 0.7 }, { weight: 0.55 }]);
  });

  test("refuses words of another group, but accepts an edit of a group that shares its words", async () => {
    const first = await write({ id: null, words: ["emu", "ratite"] });
    expect((await write({ id: null, words: ["emu", "ratite"], finds: ["feather"] })).status).toBe(409);
    const { id } = await db.searchSynonym.create({ data: { words: ["emu", "ratite"], source: "feedback" } });
    expect((await write({ id, words: ["emu", "ratite"], finds: ["feather"] })).status).toBe(200);
    expect((await write({ id: first.body.id, words: ["emu", "ratite", "cassowary"] })).status).toBe(200);
  });
});

describe("counts", () => {
  const count = async (ids: string) =>
    admin.get(counts.GET, "/api/admin/synonyms/counts", { query: { ids } });

  test("covers titles of listings, in each direction", async () => {
    await createListing({ title: "Blue zorbing ball" });
    await createListing({ title: "Hamster ball for people", description: "Also called zorbing." });
    await createListing({ title: "People ball for a hamster" });
    const { id } = await db.searchSynonym.create({
      data: { words: ["zorbing", "orbing"], finds: ["hamster ball", "zorb party"] },
    });
    const empty = await db.searchSynonym.create({ data: { words: ["of the", "frobnicator"] } });
    expect((await count(`${id},${empty.id}`)).body).toEqual([
      { id: empty.id, words: 0, finds: 0 },
      { id, words: 1, finds: 1 },
    ]);
  });

  test("refuses ids that aren't numbers, and more than a hundred", async () => {
    expect((await count("7,x")).status).toBe(400);
    expect((await count(Array.from({ length: 101 }, (_, id) => id + 1).join(","))).status).toBe(400);
  });
});
