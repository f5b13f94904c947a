import { randomUUID } from "node:crypto";
import { db, raw, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import {
  agree,
  askForViewing,
  atDesk,
  completeDeal,
  stepOffer,
  makeOffer,
  createConversations,
  showDeal,
} from "@/prisma/test/deals";
import { endOffers, endViewings } from "./deals/ending.commands";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const chairs = (stock: number) => ({ details: { condition: "new", pickup: true, stock } });
const home = {
  category: "realestate",
  propertyType: "condo",
  listingType: "sale",
  state: "TX",
} as const;

const statusOf = async (id: string) => (await db.listing.findUniqueOrThrow({ where: { id } })).status;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

test.each([
  ["sold", {}],
  ["let", { ...home, listingType: "rent" as const }],
])("withdraws the pending edit when a deal is completed: %s", async (status, listing) => {
  const { vendor, listingId, first } = await createConversations(listing);
  await db.listingRevision.create({
    data: { listingId, authorId: vendor.id, baseVersion: 1, changes: { title: "A new title" } },
  });
  await agree(first.buyer, vendor, first.id);
  expect(await db.listingRevision.findMany({ where: { listingId } })).toMatchObject([{ status: "pending" }]);
  expect((await completeDeal(vendor, first.id)).status).toBe(200);
  expect(await statusOf(listingId)).toBe(status);
  expect(await db.listingRevision.findMany({ where: { listingId } })).toMatchObject([
    { status: "withdrawn", decidedAt: expect.any(Date) },
  ]);
});

test("ends other offers and viewings after one fails", async () => {
  const { vendor, listingId, buyers } = await createConversations(home, 2);
  const [one, two] = [buyers[0]!, buyers[1]!];
  for (const { buyer, id } of buyers) {
    await makeOffer(buyer, id);
    await askForViewing(buyer, id, inDays(3).toISOString());
  }
  await atDesk(vendor, listingId, "sell");
  const stuck = sql`conversation_id <> ${raw(`'${one.id}'`)} OR sender_id IS NOT NULL`;
  await rows(sql`ALTER TABLE messages ADD CONSTRAINT stuck CHECK (${stuck}) NOT VALID`);
  await endOffers();
  await endViewings();
  await rows(sql`ALTER TABLE messages DROP CONSTRAINT stuck`);
  const states = async (id: string) => {
    const { offer, viewing } = await showDeal(vendor, id);
    return [offer?.status, viewing?.status];
  };
  expect(await states(two.id)).toEqual(["declined", "declined"]);
  expect(await states(one.id)).toEqual(["open", "requested"]);
  await endOffers();
  await endViewings();
  expect(await states(one.id)).toEqual(["declined", "declined"]);
});

test.each([
  ["accept", "accepted", false],
  ["decline", "declined", false],
  ["call_off", "withdrawn", false],
  ["complete", "accepted", true],
] as const)(
  "performs a retry with the same key if the first try only settled another deal: %s",
  async (action, status, closed) => {
    const { vendor, buyers } = await createConversations(chairs(5), 2);
    const [one, two] = [buyers[0]!, buyers[1]!];
    await agree(one.buyer, vendor, one.id);
    await makeOffer(two.buyer, two.id);
    if (action === "call_off" || action === "complete") await stepOffer(vendor, two.id, "accept");
    // The first deal is old enough for its outcome question.
    await rows(sql`
      UPDATE offers SET decided_at = now() - interval '15 days' WHERE conversation_id = ${one.id}::uuid`);
    const key = randomUUID();
    const press = () =>
      action === "complete" ? completeDeal(vendor, two.id, key) : stepOffer(vendor, two.id, action, key);
    await rows(sql`ALTER TABLE messages ADD CONSTRAINT site_only CHECK (sender_id IS NULL) NOT VALID`);
    const failed = await press();
    await rows(sql`ALTER TABLE messages DROP CONSTRAINT site_only`);
    expect([failed.status, failed.body.error]).toEqual([
      422,
      "We can’t save these values. Check what you entered.",
    ]);
    expect((await showDeal(vendor, one.id)).asked).toBe(true);
    expect((await press()).status).toBe(200);
    const { offer, closedAt } = await showDeal(vendor, two.id);
    expect([offer?.status, closedAt !== null]).toEqual([status, closed]);
    expect((await press()).headers.get("idempotent-replayed")).toBe("true");
  },
);
