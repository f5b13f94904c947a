import { db, rows, sql } from "@/lib/server/db";
import { createConversation, createListing, createUser, createVendor } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { findVendorCard } from "./queries";
import { refreshTrust } from "./trust.commands";

type Thread = { days: number; replySeconds: number | null };

/** A vendor whom these threads were begun with. */
async function vendorWith(threads: Thread[]): Promise<{ id: string; userId: string }> {
  const { id, userId } = await createVendor();
  const { id: listingId } = await createListing({ vendorId: id });
  for (const { days, replySeconds } of threads) {
    const createdAt = daysFromNow(-days);
    const starter = await createUser();
    await createConversation({
      listingId,
      starterId: starter.id,
      ownerId: userId,
      starterMessages: 1,
      ownerMessages: replySeconds === null ? 0 : 1,
      firstReplySeconds: replySeconds,
      createdAt,
      lastMessageAt: createdAt,
    });
  }
  return { id, userId };
}

const answered = (replySeconds: number, count: number, days = 20): Thread[] =>
  Array.from({ length: count }, () => ({ days, replySeconds }));
const open = (days: number, count: number): Thread[] =>
  Array.from({ length: count }, () => ({ days, replySeconds: null }));

async function saidOf(id: string) {
  await refreshTrust();
  const card = await findVendorCard(id);
  return card && [card.medianReplySeconds, card.replyPercent, card.activeWithin];
}

describe("what messages and edits say about a vendor", () => {
  test("is nothing under five threads", async () => {
    const { id } = await vendorWith(answered(600, 4));
    expect(await saidOf(id)).toEqual([null, null, null]);
  });

  test("is the median in whole hours and the share of answered threads, rounded down to five", async () => {
    const { id } = await vendorWith([...answered(4000, 3), ...answered(90_000, 3), ...open(3, 1)]);
    // 6 of 7 are 85.7 percent; the third of six is 4,000 seconds.
    expect(await saidOf(id)).toEqual([7200, 85, null]);
  });

  test("counts days from a day on, no thread that is not a day old, and none of half a year ago", async () => {
    const slow = await vendorWith([...answered(90_000, 5), ...open(0.5, 9), ...open(200, 9)]);
    expect(await saidOf(slow.id)).toEqual([2 * 86_400, 100, null]);
  });

  test("says when the vendor last wrote or changed a listing, this week or this month", async () => {
    const { id, userId } = await vendorWith(answered(600, 5));
    const { conversationId } = await db.conversation
      .findFirstOrThrow({ where: { ownerId: userId }, select: { id: true } })
      .then((found) => ({ conversationId: found.id }));
    await db.message.create({
      data: { conversationId, senderId: userId, text: "Yes", createdAt: daysFromNow(-20) },
    });
    expect(await saidOf(id)).toEqual([3600, 100, "month"]);
    const { id: listingId } = await db.listing.findFirstOrThrow({ where: { vendorId: id } });
    await db.listingEvent.create({ data: { listingId, actorId: userId, action: "edit" } });
    expect(await saidOf(id)).toEqual([3600, 100, "week"]);
  });

  test("is left out while the vendor is away", async () => {
    const { id } = await vendorWith(answered(600, 5));
    await db.vendor.update({ where: { id }, data: { holidayUntil: daysFromNow(3) } });
    expect(await saidOf(id)).toEqual([null, null, null]);
  });

  test("makes a page again only where its words change", async () => {
    const { id, userId } = await vendorWith(answered(600, 5));
    expect(await refreshTrust()).toBeGreaterThanOrEqual(1);
    expect(await refreshTrust()).toBe(0);
    // One more thread of the same kind: its number changes, no word does.
    const [row] = await rows<{ id: string }>(sql`
      UPDATE conversations SET first_reply_seconds = 700 WHERE id = (
        SELECT id FROM conversations WHERE owner_id = ${userId}::uuid LIMIT 1) RETURNING id`);
    expect(row).toBeDefined();
    expect(await refreshTrust()).toBe(0);
    await rows(sql`UPDATE conversations SET first_reply_seconds = 7000 WHERE owner_id = ${userId}::uuid`);
    expect(await refreshTrust()).toBe(1);
    expect(await saidOf(id)).toEqual([7200, 100, null]);
  });
});
