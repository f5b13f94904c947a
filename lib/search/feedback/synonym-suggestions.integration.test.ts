import * as undoing from "@/app/api/admin/undo/route";
import * as decisions from "@/app/api/admin/synonyms/suggestions/[id]/[action]/route";
import * as suggestions from "@/app/api/admin/synonyms/suggestions/route";
import { db } from "@/lib/server/db";
import { createListing } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";

let admin: Browser;
beforeAll(async () => {
  admin = (await createSignedInPerson({ role: "admin" })).browser;
});

const suggest = (failed: string, term: string, visitors = 5) =>
  db.searchSuggestion.create({ data: { failed, term, visitors } });

const decide = (id: string, action: "accept" | "dismiss", browser = admin) =>
  browser.post(decisions.POST, `/api/admin/synonyms/suggestions/${id}/${action}`, { params: { id, action } });

const undo = (id: string) =>
  admin.post(undoing.POST, "/api/admin/undo", { body: { kind: "suggestion", id } });

const groupsOf = (word: string) =>
  db.searchSynonym.findMany({
    where: { words: { has: word } },
    select: { words: true, finds: true, kind: true, weight: true, source: true },
  });

test("lists open suggestions with the titles that contain the second text, most visitors first", async () => {
  await createListing({ title: "Concertina from Ireland" });
  await suggest("squeezy thing", "concertina", 6);
  await suggest("noisy thing", "concertinas of brass", 8);
  await db.searchSuggestion.create({
    data: { failed: "old thing", term: "concertina", visitors: 9, status: "dismissed" },
  });
  const { body } = await admin.get(suggestions.GET, "/api/admin/synonyms/suggestions");
  expect(body).toMatchObject([
    { failed: "noisy thing", term: "concertinas of brass", visitors: 8, listings: 0 },
    { failed: "squeezy thing", term: "concertina", visitors: 6, listings: 1, status: "open" },
  ]);
});

test("adds a one-way group for an accepted suggestion, and none for a dismissed one", async () => {
  const [target, other] = [await suggest("fipple flute", "recorder"), await suggest("fipple", "whistle")];
  expect((await decide(target.id, "accept")).body).toMatchObject({ status: "accepted" });
  expect((await decide(other.id, "dismiss")).body).toMatchObject({ status: "dismissed" });
  expect(await groupsOf("fipple flute")).toEqual([
    { words: ["fipple flute"], finds: ["recorder"], kind: "related", weight: 0.6, source: "feedback" },
  ]);
  expect(await groupsOf("fipple")).toEqual([]);
});

test("adds no second group for a synonym that an admin added meanwhile", async () => {
  const { id } = await suggest("mouth harp", "harmonica");
  await db.searchSynonym.create({ data: { words: ["mouth harp", "harmonica"] } });
  expect((await decide(id, "accept")).status).toBe(200);
  expect(await groupsOf("mouth harp")).toHaveLength(1);
});

test("answers 409 for a decided suggestion, 404 for an unknown one, and 403 to others", async () => {
  const { id } = await suggest("fiddlestick", "bow");
  expect((await decide(id, "accept", (await createSignedInPerson()).browser)).status).toBe(403);
  expect((await decide(id, "dismiss")).status).toBe(200);
  expect((await decide(id, "accept")).status).toBe(409);
  expect((await decide("01890000-0000-7000-8000-00000000abcd", "accept")).status).toBe(404);
});

describe("undo", () => {
  test("removes the group of an accepted suggestion and reopens it", async () => {
    const { id } = await suggest("ukelele", "ukulele");
    await decide(id, "accept");
    expect(await groupsOf("ukelele")).toHaveLength(1);
    expect((await undo(id)).status).toBe(204);
    expect(await groupsOf("ukelele")).toEqual([]);
    expect(await db.searchSuggestion.findUnique({ where: { id } })).toMatchObject({ status: "open" });
    const entries = await db.auditEntry.findMany({ where: { subjectId: id }, orderBy: { id: "asc" } });
    expect(entries).toMatchObject([
      { action: "suggestion.accept", before: { status: "open" }, after: { status: "accepted" } },
      { action: "suggestion.undo", before: { status: "accepted" }, after: { status: "open" } },
    ]);
    expect((await decide(id, "accept")).status).toBe(200);
    expect(await groupsOf("ukelele")).toHaveLength(1);
  });

  test("reopens a dismissed suggestion", async () => {
    const { id } = await suggest("banjolele", "banjo");
    await decide(id, "dismiss");
    expect((await undo(id)).status).toBe(204);
    expect(await db.searchSuggestion.findUnique({ where: { id } })).toMatchObject({ status: "open" });
  });

  test("refuses the undo after the group was removed", async () => {
    const { id } = await suggest("clavier", "piano keyboard");
    await decide(id, "accept");
    await db.searchSynonym.deleteMany({ where: { suggestionId: id } });
    expect((await undo(id)).status).toBe(409);
  });
});
