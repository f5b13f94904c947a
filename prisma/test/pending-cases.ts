import { db } from "@/lib/server/db";
import { createListing, createSubscription } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { createPerson } from "./people";

type Paid = { status?: "pending" | "paid" | "failed"; plan?: "active" | "expired" };

export async function addPendingPayment({ status = "pending", plan = "active" }: Paid = {}): Promise<string> {
  const subscription = await createSubscription({ status: plan });
  const { id: subscriptionId, vendorId } = await db.subscription.findUniqueOrThrow({
    where: { id: subscription.id },
  });
  const period = { periodStart: new Date(), periodEnd: daysFromNow(30) };
  const paidAt = status === "paid" ? new Date() : null;
  const row = { subscriptionId, vendorId, planId: "pro", amountCents: 2900n, status, paidAt, ...period };
  return (await db.payment.create({ data: row })).id;
}

export async function addRedemption(): Promise<string> {
  const { id: userId } = await createPerson();
  const { id: itemId } = await db.rewardItem.findFirstOrThrow({ where: { kind: "voucher" } });
  const entry = { userId, points: 900, reason: "adjustment", source: `test-${userId}` } as const;
  await db.rewardEntry.create({ data: entry });
  return (await db.rewardRedemption.create({ data: { userId, itemId, points: 400 } })).id;
}

export async function addReportedListing(): Promise<string> {
  const { id: subjectId } = await createListing();
  const { id: reporterId } = await createPerson();
  await db.report.create({ data: { reporterId, subjectType: "listing", subjectId, reason: "scam" } });
  return subjectId;
}

export async function addReportedMessage(): Promise<string> {
  const { id: reporterId } = await createPerson();
  const listing = await createListing();
  const { id: ownerId } = await createPerson();
  const { id: conversationId } = await db.conversation.create({
    data: { listingId: listing.id, starterId: reporterId, ownerId },
  });
  const { id: subjectId } = await db.message.create({
    data: { conversationId, senderId: ownerId, text: "Hm" },
  });
  await db.report.create({ data: { reporterId, subjectType: "message", subjectId, reason: "scam" } });
  return subjectId;
}

export async function addMessageMail(): Promise<string> {
  const { id: userId, email: toAddress } = await createPerson();
  const text = { subject: "Robin D. sent you a message", html: "<p>Hm</p>", text: "Hm", private: true };
  return (await db.mail.create({ data: { userId, toAddress, template: "message", ...text } })).id;
}

export async function addHeldMessage(): Promise<string> {
  const { id: senderId } = await createPerson();
  const seller = await createPerson({ vendorStatus: "approved" });
  const { id: listingId } = await createListing({ vendorId: seller.vendorId ?? "" });
  const { id: conversationId } = await db.conversation.create({
    data: { listingId, starterId: senderId, ownerId: seller.id, ownerDeletedAt: new Date() },
  });
  const data = { conversationId, senderId, text: "I have a wonderful offer for you.", copies: 3 };
  return (await db.heldMessage.create({ data })).id;
}

async function addDeal() {
  const { id: buyerId } = await createPerson();
  const seller = await createPerson({ vendorStatus: "approved" });
  const { id: listingId } = await createListing({ vendorId: seller.vendorId ?? "" });
  const { id: conversationId } = await db.conversation.create({
    data: { listingId, starterId: buyerId, ownerId: seller.id },
  });
  const offer = { conversationId, listingId, proposedById: buyerId, amountCents: 8000n };
  const { id: dealId } = await db.offer.create({
    data: { ...offer, status: "accepted", decidedAt: new Date(), expiresAt: daysFromNow(3) },
  });
  return { dealId, buyerId, seller };
}

export async function addBuyerRating(): Promise<string> {
  const { dealId, buyerId, seller } = await addDeal();
  const about = { dealId, buyerId, vendorId: seller.vendorId ?? "", rating: 1, text: "Never came." };
  return (await db.buyerRating.create({ data: { ...about, status: "published", publishAt: new Date() } })).id;
}

export async function addCase(): Promise<string> {
  const { dealId, buyerId: openerId, seller } = await addDeal();
  const statements = { create: { authorId: openerId, text: "Nobody came." } };
  const about = { dealId, openerId, otherId: seller.id, reason: "no_show", statements } as const;
  return (await db.dealCase.create({ data: { ...about, statementsUntil: daysFromNow(7) } })).id;
}
