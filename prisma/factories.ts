import { db } from "@/lib/server/db";
import * as rows from "./factories/rows";
import type { Prisma } from "./generated/client";

export async function createImage(overrides: Partial<Prisma.ImageCreateManyInput> = {}) {
  return db.image.create({ data: rows.imageRow(overrides), select: { id: true, name: true } });
}

export async function createUser(overrides: Partial<Prisma.UserCreateManyInput> = {}) {
  return db.user.create({
    data: rows.userRow(overrides),
    select: { id: true, username: true, email: true, firstName: true, lastName: true, role: true },
  });
}

export async function createVendor(overrides: Partial<Prisma.VendorCreateManyInput> = {}) {
  const userId = overrides.userId ?? (await createUser({ role: "vendor" })).id;
  return db.vendor.create({
    data: rows.vendorRow({ ...overrides, userId }),
    select: { id: true, userId: true, businessName: true, slug: true, category: true, status: true },
  });
}

export async function createSubscription(overrides: Partial<Prisma.SubscriptionCreateManyInput> = {}) {
  const vendorId = overrides.vendorId ?? (await createVendor()).id;
  return db.subscription.create({
    data: rows.subscriptionRow({ ...overrides, vendorId }),
    select: { id: true, vendorId: true, planId: true, status: true, periodEnd: true },
  });
}

export async function createListing({
  images = 0,
  ...overrides
}: Partial<Prisma.ListingCreateManyInput> & { images?: number } = {}) {
  const vendor = overrides.vendorId
    ? await db.vendor.findUniqueOrThrow({ where: { id: overrides.vendorId } })
    : await createVendor(overrides.category ? { category: overrides.category } : {});
  const listing = await db.listing.create({
    data: rows.listingRow({ vendorName: vendor.businessName, ...overrides, vendorId: vendor.id }),
    select: { id: true, title: true, vendorId: true, category: true, status: true, priceCents: true },
  });
  for (let position = 0; position < images; position += 1) {
    const { id: imageId } = await createImage();
    await db.listingImage.create({ data: { listingId: listing.id, imageId, position, alt: listing.title } });
  }
  return { ...listing, vendorUserId: vendor.userId };
}

export async function createJob(overrides: Partial<Prisma.JobCreateManyInput> = {}) {
  const posterId = overrides.posterId ?? (await createUser()).id;
  return db.job.create({
    data: rows.jobRow({ ...overrides, posterId }),
    select: { id: true, title: true, posterId: true, status: true },
  });
}

export async function createReview(overrides: Partial<Prisma.ReviewCreateManyInput> = {}) {
  const { id: listingId, vendorId } = await listingFor(overrides.listingId);
  const authorId = overrides.authorId ?? (await createUser()).id;
  return db.review.create({
    data: rows.reviewRow({ vendorId, ...overrides, listingId, authorId }),
    select: { id: true, listingId: true, vendorId: true, authorId: true, rating: true, status: true },
  });
}

export async function createAdvertisement(overrides: Partial<Prisma.AdvertisementCreateManyInput> = {}) {
  const imageId = overrides.imageId ?? (await createImage()).id;
  return db.advertisement.create({
    data: rows.advertisementRow({ ...overrides, imageId }),
    select: { id: true, title: true, position: true, status: true, imageId: true },
  });
}

export async function createConversation(overrides: Partial<Prisma.ConversationCreateManyInput> = {}) {
  const listingId = overrides.jobId ? null : (await listingFor(overrides.listingId)).id;
  const starterId = overrides.starterId ?? (await createUser()).id;
  const ownerId = overrides.ownerId ?? (await ownerOf(listingId, overrides.jobId));
  const data = rows.conversationRow({ ...overrides, listingId, starterId, ownerId });
  const select = { id: true, listingId: true, starterId: true, ownerId: true };
  const conversation = await db.conversation.create({ data, select });
  const { id: conversationId } = conversation;
  await db.message.create({ data: { conversationId, senderId: starterId, text: data.lastMessageText } });
  return conversation;
}

export async function createFavorite(overrides: Partial<Prisma.FavoriteCreateManyInput> = {}) {
  const { id: listingId, priceCents } = await listingFor(overrides.listingId);
  const userId = overrides.userId ?? (await createUser()).id;
  return db.favorite.create({
    data: { priceCents, ...overrides, userId, listingId },
    select: { userId: true, listingId: true, priceCents: true },
  });
}

export async function createSavedJob({ userId, jobId }: { userId: string; jobId?: string }) {
  return db.savedJob.create({
    data: { userId, jobId: jobId ?? (await createJob()).id, facts: {} },
    select: { userId: true, jobId: true },
  });
}

async function listingFor(id?: string | null) {
  return id ? db.listing.findUniqueOrThrow({ where: { id } }) : createListing();
}

async function ownerOf(listingId: string | null, jobId?: string | null): Promise<string> {
  if (jobId) return (await db.job.findUniqueOrThrow({ where: { id: jobId } })).posterId;
  const listing = await db.listing.findUniqueOrThrow({
    where: { id: listingId ?? "" },
    select: { vendor: { select: { userId: true } } },
  });
  return listing.vendor.userId;
}
