import { db } from "@/lib/server/db";
import { createFavorite, createJob } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { createConversation, write } from "./conversations";
import { createSignedInPerson } from "./sign-in";

export const secret = "quetzal";
const booked = "marmot";

type Owner = { customer: string; vendor: string; conversation: string };

async function addDeal(owner: Owner, listingId: string): Promise<string[]> {
  const later = daysFromNow(2);
  const at = { conversationId: owner.conversation, listingId };
  const offer = { ...at, proposedById: owner.customer, amountCents: 100, note: secret, expiresAt: later };
  const viewing = {
    ...at,
    requestedById: owner.customer,
    ownerId: owner.vendor,
    note: secret,
    startsAt: later,
  };
  const { id: dealId } = await db.offer.create({ data: offer });
  const about = { dealId, openerId: owner.customer, otherId: owner.vendor, statementsUntil: later };
  const statements = { create: { authorId: owner.customer, text: secret } };
  const { id: caseId } = await db.dealCase.create({ data: { ...about, reason: "no_show", statements } });
  const { vendorId } = await db.listing.findUniqueOrThrow({ where: { id: listingId } });
  const { customer: buyerId } = owner;
  await db.buyerRating.create({
    data: { dealId, vendorId, buyerId, rating: 4, text: secret, publishAt: later },
  });
  const held = { conversationId: owner.conversation, senderId: owner.customer, text: secret, copies: 3 };
  const { id: heldId } = await db.heldMessage.create({ data: held });
  return [dealId, caseId, heldId, (await db.viewing.create({ data: viewing })).id];
}

async function addFile(owner: Owner): Promise<string> {
  const file = { kind: "pdf", name: secret.repeat(3), originalName: `${secret}.pdf`, bytes: 1 } as const;
  const more = { ownerId: owner.customer, mediaType: "application/pdf", sha256: "b".repeat(64) };
  return (await db.document.create({ data: { ...file, ...more } })).id;
}

async function addApplication(owner: Owner, documentId: string): Promise<string> {
  const { id: jobId } = await createJob({ posterId: owner.vendor });
  const notes = { note: secret, posterNote: secret };
  const data = { jobId, applicantId: owner.customer, documentId, ...notes };
  return (await db.jobApplication.create({ data })).id;
}

async function addPoints({ customer: userId }: Owner): Promise<{ itemId: string; ids: string[] }> {
  const { id: itemId } = await db.rewardItem.findFirstOrThrow({ where: { kind: "listing_boost" } });
  const input = { userId, points: 900, reason: "adjustment", source: booked, note: booked } as const;
  const entry = await db.rewardEntry.create({ data: input });
  const redemption = { userId, itemId, points: 150, note: booked };
  return { itemId, ids: [entry.id, (await db.rewardRedemption.create({ data: redemption })).id] };
}

export async function addPrivateThings() {
  const { customer, vendor, listingId, id } = await createConversation();
  const owner = { customer: customer.id, vendor: vendor.id, conversation: id };
  await write(vendor, id, `It is. ${secret}`);
  const { id: notification } = await db.notification.create({
    data: { userId: customer.id, type: "message", title: secret, href: "/" },
  });
  const reply = await db.quickReply.create({ data: { userId: vendor.id, title: secret, text: secret } });
  await createFavorite({ userId: customer.id, listingId, note: secret });
  await db.block.create({
    data: { blockerId: customer.id, blockedId: (await createSignedInPerson()).person.id },
  });
  await db.user.update({ where: { id: customer.id }, data: { referralCode: secret } });
  const search = await db.savedSearch.create({ data: { userId: customer.id, name: secret, filter: {} } });
  const jobSearch = await db.savedSearch.create({
    data: { userId: customer.id, target: "jobs", name: secret, filter: { search: secret } },
  });
  const deal = await addDeal(owner, listingId);
  const points = await addPoints(owner);
  const document = await addFile(owner);
  const application = await addApplication(owner, document);
  const privateIds = [
    id,
    notification,
    reply.id,
    search.id,
    jobSearch.id,
    document,
    application,
    ...deal,
    ...points.ids,
  ];
  const mails = await db.mail.findMany({ where: { userId: { in: [customer.id, vendor.id] } } });
  return {
    owner,
    known: { listing: listingId, customer: customer.id, notification, document, item: points.itemId },
    privateIds,
    mailIds: mails.map((mail) => mail.id),
  };
}
