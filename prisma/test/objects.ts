import { randomUUID } from "node:crypto";
import { documentFile } from "@/lib/documents/rules";
import { db } from "@/lib/server/db";
import { storage } from "@/lib/server/storage";
import {
  createAdvertisement,
  createConversation,
  createFavorite,
  createJob,
  createListing,
  createReview,
} from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { openHours } from "./appointments";
import type { Browser } from "./browser";
import type { Person } from "./people";
import { createSignedInPerson } from "./sign-in";
import { addMember } from "./team";

export const objectCallers = [
  "vendor",
  "customer",
  "member",
  "manager",
  "blocked",
  "stranger",
  "admin",
] as const;
export type ObjectCaller = (typeof objectCallers)[number];

export type Participants = Record<ObjectCaller, { person: Person; browser: Browser }>;

/** A vendor with an agent (`member`) and a manager, a customer, a customer whom the vendor blocked, another vendor, and an admin. */
export async function gatherCast(): Promise<Participants> {
  const vendor = await createSignedInPerson({ vendorStatus: "approved", confirmed: true });
  const cast: Participants = {
    vendor,
    customer: await createSignedInPerson({ confirmed: true }),
    member: await addMember(vendor.person.vendorId!, "agent"),
    manager: await addMember(vendor.person.vendorId!, "manager"),
    blocked: await createSignedInPerson({ confirmed: true }),
    stranger: await createSignedInPerson({ vendorStatus: "approved", confirmed: true }),
    admin: await createSignedInPerson({ role: "admin", confirmed: true }),
  };
  await db.block.create({ data: { blockerId: vendor.person.id, blockedId: cast.blocked.person.id } });
  return cast;
}

type Make = (cast: Participants) => Promise<Record<string, string>>;

const unique = () => randomUUID().replaceAll("-", "");
let hours = 0;
/** Milliseconds to another hour on each call: viewings of one vendor must not overlap. */
const nextHour = () => (hours += 1) * 3_600_000;

type NamedRow = { id: string };
const byId = ({ id }: NamedRow) => ({ id });

function shopListing({ vendor }: Participants, more: Parameters<typeof createListing>[0] = {}) {
  return createListing({ vendorId: vendor.person.vendorId!, ...more });
}

async function talkOf(cast: Participants, who: "customer" | "blocked" = "customer", listing?: NamedRow) {
  const listingId = listing?.id ?? (await shopListing(cast)).id;
  const talk = await createConversation({ listingId, starterId: cast[who].person.id, ownerMessages: 1 });
  await db.message.create({
    data: { conversationId: talk.id, senderId: cast.vendor.person.id, text: "It is." },
  });
  return { ...talk, listingId };
}

async function offerOf(cast: Participants, status: "open" | "accepted" = "open") {
  const { id: conversationId, listingId } = await talkOf(cast);
  const expiresAt = daysFromNow(2);
  const decided = status === "open" ? {} : { decidedAt: new Date() };
  return db.offer.create({
    data: {
      ...{ conversationId, listingId, proposedById: cast.customer.person.id, amountCents: 100, expiresAt },
      ...{ status, ...decided },
    },
  });
}

async function fileOf({ customer }: Participants) {
  const name = unique();
  const file = { kind: "pdf", name, originalName: "plan.pdf", mediaType: "application/pdf" } as const;
  await storage.write("documents", documentFile(file), Buffer.from("%PDF"));
  return db.document.create({
    data: { ...file, ownerId: customer.person.id, bytes: 1, sha256: "a".repeat(64) },
  });
}

async function viewingOf(cast: Participants) {
  const home = await shopListing(cast, { category: "realestate" });
  const { id: conversationId, listingId } = await talkOf(cast, "customer", home);
  const sides = { requestedById: cast.customer.person.id, ownerId: cast.vendor.person.id };
  const startsAt = new Date(daysFromNow(2).getTime() + nextHour());
  return db.viewing.create({ data: { conversationId, listingId, ...sides, startsAt } });
}

async function dealOf(cast: Participants, isRated = false) {
  const deal = await offerOf(cast, "accepted");
  await db.offer.update({ where: { id: deal.id }, data: { settledAt: new Date() } });
  if (isRated) {
    const vendorId = cast.vendor.person.vendorId!;
    const rating = { dealId: deal.id, vendorId, buyerId: cast.customer.person.id, rating: 4 };
    await db.buyerRating.create({ data: { ...rating, publishAt: daysFromNow(7) } });
  }
  return deal;
}

async function caseOf(cast: Participants) {
  const { id: dealId } = await dealOf(cast);
  const sides = { openerId: cast.customer.person.id, otherId: cast.vendor.person.id };
  const data = { dealId, ...sides, reason: "no_show", statementsUntil: daysFromNow(2) } as const;
  return db.dealCase.create({ data });
}

async function webhookOf({ vendor }: Participants) {
  const data = { url: "https://hooks.example/plaza", events: ["message.received"], secret: unique() };
  return db.webhookEndpoint.create({ data: { ...data, vendorId: vendor.person.vendorId! } });
}

async function applicationOf(cast: Participants, status: "submitted" | "rejected" = "submitted") {
  const { id: jobId } = await createJob({ posterId: cast.vendor.person.id });
  const { id: documentId } = await fileOf(cast);
  const data = { jobId, applicantId: cast.customer.person.id, documentId, status };
  return db.jobApplication.create({ data });
}

async function savedSearchOf({ customer }: Participants, target: "listings" | "jobs") {
  const data = { userId: customer.person.id, name: `Search ${unique()}`, filter: { search: unique() } };
  return db.savedSearch.create({ data: { ...data, target } });
}

export const makeObject: Record<string, Make> = {
  listing: async (cast) => byId(await shopListing(cast)),
  draft: async (cast) => byId(await shopListing(cast, { status: "draft" })),
  home: async (cast) => byId(await shopListing(cast, { category: "realestate" })),
  "talk's listing": async (cast) => ({ id: (await talkOf(cast)).listingId }),
  favorite: async (cast) => {
    const { id: listingId } = await shopListing(cast);
    await createFavorite({ userId: cast.customer.person.id, listingId });
    return { id: listingId };
  },
  "saver offer": async (cast) => {
    const { id: listingId } = await shopListing(cast);
    const savedAt = daysFromNow(-1);
    await createFavorite({ userId: cast.customer.person.id, listingId, createdAt: savedAt });
    const data = { listingId, amountCents: 20_000, sentAt: new Date(), expiresAt: daysFromNow(2) };
    return byId(await db.saverOffer.create({ data }));
  },
  ad: async ({ vendor }) =>
    byId(await createAdvertisement({ vendorId: vendor.person.vendorId, status: "draft" })),
  "running ad": async ({ vendor }) => byId(await createAdvertisement({ vendorId: vendor.person.vendorId })),
  "admin's ad": async () => byId(await createAdvertisement({ vendorId: null, status: "draft" })),
  "admin's running ad": async () => byId(await createAdvertisement({ vendorId: null })),
  business: async ({ vendor }) => ({ id: vendor.person.vendorId! }),
  person: async ({ customer }) => ({ userId: customer.person.id }),
  job: async ({ vendor }) => byId(await createJob({ posterId: vendor.person.id })),
  "draft job": async ({ vendor }) => byId(await createJob({ posterId: vendor.person.id, status: "draft" })),
  application: async (cast) => byId(await applicationOf(cast)),
  "applicant's talk": async (cast) => {
    const { jobId } = await applicationOf(cast);
    return byId(await createConversation({ jobId, starterId: cast.customer.person.id }));
  },
  "past viewing": async (cast) => {
    const { id } = await viewingOf(cast);
    const startsAt = new Date(daysFromNow(-1).getTime() - nextHour());
    return byId(await db.viewing.update({ where: { id }, data: { status: "confirmed", startsAt } }));
  },
  interview: async (cast) => {
    const { id, jobId } = await applicationOf(cast);
    await db.jobApplication.update({ where: { id }, data: { status: "interview" } });
    const data = { vendorId: cast.vendor.person.vendorId!, ...openHours };
    if ((await db.appointmentHours.count({ where: { vendorId: data.vendorId, listingId: null } })) === 0) {
      await db.appointmentHours.create({ data });
    }
    return byId(await createConversation({ jobId, starterId: cast.customer.person.id }));
  },
  "ended application": async (cast) => byId(await applicationOf(cast, "rejected")),
  review: async (cast) => {
    const { id: listingId } = await shopListing(cast);
    const vendorId = cast.vendor.person.vendorId!;
    return byId(await createReview({ listingId, vendorId, authorId: cast.customer.person.id }));
  },
  "deal's review": async (cast) => {
    const { id: dealId, listingId } = await dealOf(cast);
    const review = { listingId, vendorId: cast.vendor.person.vendorId!, dealId, publishAt: daysFromNow(7) };
    return byId(await createReview({ ...review, authorId: cast.customer.person.id, status: "scheduled" }));
  },
  file: async (cast) => byId(await fileOf(cast)),
  attachment: async (cast) => {
    const { id: conversationId } = await talkOf(cast);
    const { id: messageId } = await db.message.findFirstOrThrow({ where: { conversationId } });
    const { id: documentId } = await fileOf(cast);
    await db.messageAttachment.create({ data: { messageId, documentId, position: 0 } });
    return { id: documentId };
  },
  talk: async (cast) => byId(await talkOf(cast)),
  "agreed talk": async (cast) => ({ id: (await offerOf(cast, "accepted")).conversationId }),
  "home's talk": async (cast) =>
    byId(await talkOf(cast, "customer", await shopListing(cast, { category: "realestate" }))),
  "blocked talk": async (cast) => byId(await talkOf(cast, "blocked")),
  message: async (cast) => {
    const { id: conversationId } = await talkOf(cast);
    const data = { conversationId, senderId: cast.customer.person.id, text: "And the chairs?" };
    return byId(await db.message.create({ data }));
  },
  offer: async (cast) => byId(await offerOf(cast)),
  deal: async (cast) => byId(await dealOf(cast)),
  "rated deal": async (cast) => byId(await dealOf(cast, true)),
  case: async (cast) => byId(await caseOf(cast)),
  viewing: async (cast) => byId(await viewingOf(cast)),
  "viewing file": async (cast) => ({ id: `${(await viewingOf(cast)).id}.ics` }),
  "quick reply": async ({ vendor }) => {
    const data = { userId: vendor.person.id, title: unique().slice(0, 20), text: "It is." };
    return byId(await db.quickReply.create({ data }));
  },
  session: async ({ customer }) =>
    byId(await db.session.create({ data: { userId: customer.person.id, expiresAt: daysFromNow(7) } })),
  "API key": async ({ customer }) => {
    const key = { name: "Script", keyHash: unique(), start: "plz_abcd", scopes: ["read"] };
    return byId(
      await db.apiKey.create({ data: { ...key, userId: customer.person.id, expiresAt: daysFromNow(7) } }),
    );
  },
  passkey: async ({ customer }) => {
    const key = { credentialId: unique(), publicKey: "a", counter: 0, transports: [], synced: false };
    return byId(await db.passkey.create({ data: { ...key, userId: customer.person.id, name: "Phone" } }));
  },
  identity: async ({ customer }) => {
    const data = { issuer: `https://${unique()}.example`, subject: unique(), email: customer.person.email };
    return byId(await db.identity.create({ data: { ...data, userId: customer.person.id } }));
  },
  search: async (cast) => byId(await savedSearchOf(cast, "listings")),
  "job search": async (cast) => byId(await savedSearchOf(cast, "jobs")),
  redemption: async ({ customer }) => {
    const { id: itemId } = await db.rewardItem.findFirstOrThrow();
    const data = { userId: customer.person.id, itemId, points: 1 };
    return byId(await db.rewardRedemption.create({ data }));
  },
  import: async ({ vendor }) =>
    byId(await db.listingImport.create({ data: { vendorId: vendor.person.vendorId!, fileName: "a.csv" } })),
  membership: async ({ vendor }) => ({ id: (await addMember(vendor.person.vendorId!, "manager")).memberId }),
  invitation: async ({ vendor }) => {
    const invited = { email: `${unique()}@mail.example`, role: "agent", tokenHash: unique() } as const;
    const data = { ...invited, vendorId: vendor.person.vendorId!, expiresAt: daysFromNow(7) };
    return byId(await db.memberInvitation.create({ data }));
  },
  webhook: async (cast) => byId(await webhookOf(cast)),
  delivery: async (cast) => {
    const { id } = await webhookOf(cast);
    const data = { endpointId: id, type: "message.received", data: {}, status: "failed" } as const;
    return { id, deliveryId: (await db.webhookDelivery.create({ data })).id };
  },
};
