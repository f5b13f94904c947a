import type { Prisma, PrismaClient } from "./generated/client";
import * as rows from "./factories/rows";

/** A Prisma client or a transaction of one. */
export type Client = PrismaClient | Prisma.TransactionClient;

/** A picture in the database; its files are nobody's business here. */
export async function makeImage(db: Client, overrides: Partial<Prisma.ImageCreateManyInput> = {}) {
  return db.image.create({ data: rows.imageRow(overrides), select: { id: true, name: true } });
}

/** An active customer who cannot sign in; pass `passwordHash` for one who can. */
export async function makeUser(db: Client, overrides: Partial<Prisma.UserCreateManyInput> = {}) {
  return db.user.create({
    data: rows.userRow(overrides),
    select: { id: true, username: true, email: true, firstName: true, lastName: true, role: true },
  });
}

/** An approved vendor with a user of its own unless `userId` says otherwise. */
export async function makeVendor(db: Client, overrides: Partial<Prisma.VendorCreateManyInput> = {}) {
  const userId = overrides.userId ?? (await makeUser(db, { role: "vendor" })).id;
  return db.vendor.create({
    data: rows.vendorRow({ ...overrides, userId }),
    select: { id: true, userId: true, businessName: true, slug: true, category: true, status: true },
  });
}

/** An approved product of a new vendor unless said otherwise; `images` gives it that many pictures. */
export async function makeListing(
  db: Client,
  overrides: Partial<Prisma.ListingCreateManyInput> = {},
  { images = 0 }: { images?: number } = {},
) {
  const vendor = overrides.vendorId
    ? await db.vendor.findUniqueOrThrow({ where: { id: overrides.vendorId } })
    : await makeVendor(db, overrides.category ? { category: overrides.category } : {});
  const listing = await db.listing.create({
    data: rows.listingRow({ vendorName: vendor.businessName, ...overrides, vendorId: vendor.id }),
    select: { id: true, title: true, vendorId: true, category: true, status: true, priceCents: true },
  });
  for (let position = 0; position < images; position += 1) {
    const { id: imageId } = await makeImage(db);
    await db.listingImage.create({ data: { listingId: listing.id, imageId, position, alt: listing.title } });
  }
  return { ...listing, vendorUserId: vendor.userId };
}

/** An open job of a new person unless said otherwise. */
export async function makeJob(db: Client, overrides: Partial<Prisma.JobCreateManyInput> = {}) {
  const posterId = overrides.posterId ?? (await makeUser(db)).id;
  return db.job.create({
    data: rows.jobRow({ ...overrides, posterId }),
    select: { id: true, title: true, posterId: true, status: true },
  });
}

/** A published review of a new listing by a new person unless said otherwise. */
export async function makeReview(db: Client, overrides: Partial<Prisma.ReviewCreateManyInput> = {}) {
  const listing = overrides.listingId
    ? await db.listing.findUniqueOrThrow({ where: { id: overrides.listingId } })
    : await makeListing(db);
  const authorId = overrides.authorId ?? (await makeUser(db)).id;
  return db.review.create({
    data: rows.reviewRow({ ...overrides, listingId: listing.id, vendorId: listing.vendorId, authorId }),
    select: { id: true, listingId: true, vendorId: true, authorId: true, rating: true, status: true },
  });
}

/** A running advertisement at the top unless said otherwise. */
export async function makeAdvertisement(
  db: Client,
  overrides: Partial<Prisma.AdvertisementCreateManyInput> = {},
) {
  const imageId = overrides.imageId ?? (await makeImage(db)).id;
  return db.advertisement.create({
    data: rows.advertisementRow({ ...overrides, imageId }),
    select: { id: true, title: true, position: true, status: true, imageId: true },
  });
}

/** A conversation of a new person about a listing, with one unread question. */
export async function makeConversation(
  db: Client,
  overrides: Partial<Prisma.ConversationCreateManyInput> & { text?: string } = {},
) {
  const { text = "Hello, is this still available?", ...fields } = overrides;
  const listing = fields.jobId || fields.listingId ? null : await makeListing(db);
  const listingId = fields.listingId ?? listing?.id ?? null;
  const starterId = fields.starterId ?? (await makeUser(db)).id;
  const ownerId = fields.ownerId ?? listing?.vendorUserId ?? (await ownerOf(db, listingId, fields.jobId));
  const conversation = await db.conversation.create({
    data: {
      kind: "question",
      ownerUnread: 1,
      starterMessages: 1,
      lastMessageText: text,
      ...fields,
      listingId,
      starterId,
      ownerId,
    },
    select: { id: true, listingId: true, starterId: true, ownerId: true },
  });
  await db.message.create({ data: { conversationId: conversation.id, senderId: starterId, text } });
  return conversation;
}

async function ownerOf(db: Client, listingId: string | null, jobId?: string | null): Promise<string> {
  if (jobId) return (await db.job.findUniqueOrThrow({ where: { id: jobId } })).posterId;
  const listing = await db.listing.findUniqueOrThrow({
    where: { id: listingId ?? "" },
    select: { vendor: { select: { userId: true } } },
  });
  return listing.vendor.userId;
}

/** A favorite of a person; the price of the listing when it was saved. */
export async function makeFavorite(db: Client, overrides: Partial<Prisma.FavoriteCreateManyInput> = {}) {
  const listing = overrides.listingId
    ? await db.listing.findUniqueOrThrow({ where: { id: overrides.listingId } })
    : await makeListing(db);
  const userId = overrides.userId ?? (await makeUser(db)).id;
  return db.favorite.create({
    data: { priceCents: listing.priceCents, ...overrides, userId, listingId: listing.id },
    select: { userId: true, listingId: true, priceCents: true },
  });
}
