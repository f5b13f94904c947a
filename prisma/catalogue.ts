import { randomBytes } from "node:crypto";
import { db } from "@/lib/server/db";
import type { SubscriptionStatus } from "@/lib/subscriptions/rules";
import { daysFromNow } from "./factories/rows";
import type { Prisma } from "./generated/client";

export { daysFromNow };

type With<T> = Partial<Omit<T, "id">>;

/** Somebody who cannot sign in. */
export function createUser(
  data: With<Prisma.UserUncheckedCreateInput> = {},
): Promise<{ id: string; firstName: string }> {
  const username = `user-${randomBytes(6).toString("hex")}`;
  return db.user.create({
    data: {
      username,
      email: `${username}@mail.example`,
      firstName: "Robin",
      lastName: "Miller",
      passwordHash: "none",
      ...data,
    },
    select: { id: true, firstName: true },
  });
}

/** An approved vendor unless said otherwise, with a user of its own. */
export async function createVendor(
  data: With<Prisma.VendorUncheckedCreateInput> = {},
): Promise<{ id: string; userId: string }> {
  const { id: userId } = await createUser({ role: "vendor" });
  return db.vendor.create({
    data: {
      userId,
      businessName: "Corner Shop",
      slug: `corner-shop-${randomBytes(6).toString("hex")}`,
      category: "products",
      phone: "555-010-4321",
      status: "approved",
      approvedAt: daysFromNow(-100),
      ...data,
    },
    select: { id: true, userId: true },
  });
}

/** A picture in the database; its files are nobody's business here. */
export function createImage(): Promise<{ id: string; name: string }> {
  return db.image.create({
    data: {
      name: randomBytes(16).toString("hex"),
      width: 1600,
      height: 1200,
      blurDataUrl: "data:image/webp;base64,AAAA",
      bytes: 1000,
    },
    select: { id: true, name: true },
  });
}

/** An approved listing unless said otherwise. */
export function createListing(
  vendorId: string,
  data: With<Prisma.ListingUncheckedCreateInput> = {},
): Promise<{ id: string; title: string }> {
  return db.listing.create({
    data: {
      vendorId,
      category: "products",
      status: "approved",
      title: "Oak table",
      description: "A table made of oak that has stood in one kitchen for thirty years.",
      priceCents: 25_000,
      location: "Austin, TX",
      state: "TX",
      vendorName: "Corner Shop",
      publishedAt: daysFromNow(-10),
      expiresAt: daysFromNow(80),
      ...data,
    },
    select: { id: true, title: true },
  });
}

type ReviewOf = { listingId: string; vendorId: string; authorId: string };

/** A published five-star review unless said otherwise. */
export function createReview(
  of: ReviewOf,
  data: With<Prisma.ReviewUncheckedCreateInput> = {},
): Promise<{ id: string }> {
  return db.review.create({
    data: { ...of, rating: 5, text: "Exactly as described.", status: "published", ...data },
    select: { id: true },
  });
}

/** An open job unless said otherwise. */
export function createJob(
  posterId: string,
  data: With<Prisma.JobUncheckedCreateInput> = {},
): Promise<{ id: string; title: string }> {
  return db.job.create({
    data: {
      posterId,
      title: "Line cook",
      company: "Corner Kitchen",
      category: "Hospitality",
      employmentType: "full_time",
      workplace: "onsite",
      location: "Austin, TX",
      state: "TX",
      description: "Cook what the season gives, with two others, five evenings a week.",
      status: "open",
      publishedAt: daysFromNow(-1),
      expiresAt: daysFromNow(29),
      ...data,
    },
    select: { id: true, title: true },
  });
}

/** A running advertisement at the top unless said otherwise. */
export async function createAdvertisement(
  data: With<Prisma.AdvertisementUncheckedCreateInput> = {},
): Promise<{ id: string }> {
  return db.advertisement.create({
    data: {
      imageId: data.imageId ?? (await createImage()).id,
      title: "Spring sale",
      linkUrl: "https://shop.example/sale",
      position: "top",
      status: "running",
      startsAt: daysFromNow(-1),
      endsAt: daysFromNow(1),
      ...data,
    },
    select: { id: true },
  });
}

type Subscribed = { planId: string; status: SubscriptionStatus; daysLeft: number; nextPlanId?: string };

/** A vendor's subscription whose period of 30 days ends in so many days. */
export async function createSubscription(
  vendorId: string,
  { planId, status, daysLeft, nextPlanId }: Subscribed,
): Promise<{ periodEnd: Date }> {
  const periodEnd = daysFromNow(daysLeft);
  await db.subscription.create({
    data: {
      vendorId,
      planId,
      status,
      nextPlanId,
      periodStart: daysFromNow(daysLeft - 30),
      periodEnd,
      trialEndsAt: status === "trialing" ? periodEnd : null,
      cancelledAt: status === "cancelled" ? new Date() : null,
    },
  });
  return { periodEnd };
}
