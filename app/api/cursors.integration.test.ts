import path from "node:path";
import { z } from "zod";
import { readList } from "@/app/(admin)/admin/read-list";
import { readResults } from "@/app/_results/read-results";
import { listAccountsForReview } from "@/lib/account/moderation.queries";
import { listPendingListings } from "@/lib/listings/moderation/pending.queries";
import { listMails } from "@/lib/notifications/outbox/outbox.queries";
import { endpointsByNoun } from "@/lib/platform/rules";
import { db } from "@/lib/server/db";
import type { RouteHandler } from "@/lib/server/route";
import type { Endpoint } from "@/lib/shared/endpoint";
import { nextCursor } from "@/lib/shared/link-header";
import { decodeCursor } from "@/lib/shared/page";
import { listVendorsForReview } from "@/lib/vendors/moderation/moderation.queries";
import {
  createConversation,
  createFavorite,
  createJob,
  createListing,
  createReview,
} from "@/prisma/factories";
import { createManyListings } from "@/prisma/many-listings";
import type { Browser } from "@/prisma/test/browser";
import {
  findCursorSchemas,
  forgedCursors,
  goodValues,
  toCursor,
  type NamedSchema,
} from "@/prisma/test/cursors";
import { root, inputShape } from "@/prisma/test/schemas";
import { createSignedInPerson } from "@/prisma/test/sign-in";

let listingId = "";
let vendorId = "";
let importId = "";
let jobId = "";
let conversationId = "";
let vendor: Browser;
let admin: Browser;

beforeAll(async () => {
  ({ browser: admin } = await createSignedInPerson({ role: "admin" }));
  const seller = await createSignedInPerson({ vendorStatus: "approved" });
  vendor = seller.browser;
  vendorId = seller.person.vendorId!;
  await createManyListings(300, [vendorId]);
  ({ id: listingId } = await createListing({ vendorId }));
  await createReview({ listingId, vendorId, authorId: seller.person.id });
  ({ id: jobId } = await createJob({ posterId: seller.person.id }));
  ({ id: conversationId } = await createConversation({ listingId, ownerId: seller.person.id }));
  await createFavorite({ listingId, userId: seller.person.id });
  const rows = [{ row: 2, title: "Desk", category: "products", price: "5", location: "", errors: [] }];
  ({ id: importId } = await db.listingImport.create({
    data: { vendorId, fileName: "a.csv", status: "previewed", totalRows: 1, goodRows: 1, rows },
  }));
}, 60_000);

type List = { endpoint: Endpoint; name: string; query: Record<string, string>; admin: boolean };

async function findLists(): Promise<List[]> {
  const lists: List[] = [];
  for (const endpoint of Object.values(endpointsByNoun).flatMap((noun) => Object.values(noun))) {
    const { query } = await endpoint.schemas();
    if (!(query instanceof z.ZodObject) || !("cursor" in query.shape)) continue;
    const { properties = {} } = inputShape(query);
    const { enum: sorts = [""] } = (properties.sort ?? {}) as { enum?: string[] };
    for (const sort of sorts) {
      for (const search of "search" in properties ? ["", "quality"] : [""]) {
        const name = `${endpoint.method} ${endpoint.path}?sort=${sort}&search=${search}`;
        lists.push({ endpoint, name, query: { sort, search }, admin: endpoint.path.includes("/admin/") });
      }
    }
  }
  return lists;
}

async function handlerOf({ method, path: address }: Endpoint): Promise<RouteHandler> {
  const folder = address.replace(/\{(\w+)\}/g, "[$1]");
  const handlers = (await import(path.join(root, "app", folder, "route.ts"))) as Record<string, RouteHandler>;
  return handlers[method]!;
}

function idFor({ path: address }: Endpoint): string {
  if (address.includes("/import/")) return importId;
  if (address.includes("/jobs/")) return jobId;
  if (address.includes("/conversations/")) return conversationId;
  return address.includes("/vendors/") ? vendorId : listingId;
}

function isReadBy(schema: z.ZodType, cursor: string): boolean {
  try {
    decodeCursor(cursor, schema);
    return true;
  } catch {
    return false;
  }
}

const judged = new Map<string, boolean>();

function isRead(schemas: readonly NamedSchema[], cursor: string): boolean {
  const known = judged.get(cursor) ?? schemas.some(({ schema }) => isReadBy(schema, cursor));
  judged.set(cursor, known);
  return known;
}

test("answers 400 for a forged cursor in every list, without a crash", async () => {
  const schemas = await findCursorSchemas();
  const good = schemas.flatMap(({ schema }) => goodValues(schema));
  const unread: string[] = [];
  const wrong: string[] = [];
  const lists = await findLists();
  let requestCount = 0;
  for (const list of lists) {
    const handle = await handlerOf(list.endpoint);
    const browser = list.admin ? admin : vendor;
    const read = (cursor: string) =>
      browser.get(handle, list.endpoint.path, {
        params: { id: idFor(list.endpoint) },
        query: { ...list.query, cursor },
      });
    const first = await read("");
    expect(`${list.name} ${first.status}`).toBe(`${list.name} 200`);

    const own: unknown[] = [];
    for (const value of good) {
      const { status } = await read(toCursor(JSON.stringify(value)));
      if (status === 200) own.push(value);
      else if (status !== 400) wrong.push(`${list.name} ${JSON.stringify(value)} ${status}`);
    }
    if (own.length === 0) unread.push(list.name);

    // Cursors that pass the schema reach the database; a sample of the others shows how they are rejected.
    const forged = [...new Set(own.flatMap(forgedCursors))].filter(
      (cursor, at) => at % 16 === 0 || isRead(schemas, cursor),
    );
    for (const cursor of forged) {
      const { status } = await read(cursor);
      requestCount += 1;
      const text = `${list.name} ${Buffer.from(cursor.slice(0, 300), "base64url").toString()}`;
      if (status !== 400 && status !== 200) wrong.push(`${text} ${status}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(unread).toEqual([]);
  expect(lists.length).toBeGreaterThan(20);
  expect(requestCount).toBeGreaterThan(500);
}, 300_000);

describe("a search cursor", () => {
  const listListings = endpointsByNoun.listings!.listListings!;

  async function search(change: Record<string, unknown>) {
    const handle = await handlerOf(listListings);
    const ask = (cursor: string) =>
      vendor.get(handle, "/api/listings", { query: { search: "quality", limit: "2", cursor } });
    const next = nextCursor((await ask("")).headers) ?? "";
    const real = JSON.parse(Buffer.from(next, "base64url").toString()) as Record<string, unknown>;
    return ask(toCursor(JSON.stringify({ ...real, ...change })));
  }

  test.each([
    { high: 2e9 },
    { high: 2e10 },
    { high: 1e12 },
    { high: 5e12 },
    { high: Number.MAX_SAFE_INTEGER },
    { low: 0, high: 1e12 },
    { low: 299, high: 3 },
    { seq: 1e9 },
    { rank: -1 },
    { rank: 1e300 },
    { total: 1e300 },
  ])("refuses a cursor forged to %j", async (change) => {
    expect((await search(change)).status).toBe(400);
  });

  test("stays valid when unchanged, or when the newest listing was deleted", async () => {
    expect((await search({})).status).toBe(200);
    const newest = await createListing({ vendorId, title: "Of the highest quality" });
    expect((await search({})).status).toBe(200);
    await db.listing.delete({ where: { id: newest.id } });
    expect((await search({ low: 0 })).status).toBe(200);
  });
});

describe("the lists of pages", () => {
  test.each<[string, (cursor: string) => Promise<{ cursor: string }>]>([
    ["/products", (cursor) => readResults({ category: "products" }, cursor)],
    ["/search", (cursor) => readResults({ search: "quality" }, cursor)],
    ["/products by price", (cursor) => readResults({ category: "products", sort: "price_asc" }, cursor)],
    ["/admin/users", (cursor) => readList({ cursor }, listAccountsForReview)],
    ["/admin/vendors", (cursor) => readList({ cursor }, listVendorsForReview)],
    [
      "/admin/listings",
      (cursor) => readList({ cursor }, (query) => listPendingListings({ ...query, kind: "all" })),
    ],
    ["/admin/outbox", (cursor) => readList({ cursor }, listMails)],
  ])("shows the first page at %s for every forged cursor", async (_, read) => {
    const front = await read("");
    const values = [
      ["0000-01-01T00:00:00.000Z", listingId],
      ["9".repeat(500)],
      { sort: "newest", key: ["0000-01-01T00:00:00.000Z", listingId], total: 1, capped: false },
      { sort: "price_asc", key: [1e300, listingId], total: 1, capped: false },
      { sort: "relevance", low: 0, high: 5e12, rank: 1, seq: 1, total: 1, about: true },
    ];
    for (const cursor of [...values.map((value) => toCursor(JSON.stringify(value))), "\u0000", "%", "é"]) {
      expect(await read(cursor)).toEqual(front);
    }
  });
});
