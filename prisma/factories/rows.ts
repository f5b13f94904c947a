import type { PlanId } from "@/lib/subscriptions/rules";
import type { Prisma } from "../generated/client";

const day = 24 * 60 * 60 * 1000;

let made = 0;

function next(): number {
  made += 1;
  return made;
}

export function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * day);
}

/** Row that satisfies every constraint of the database. The demo data and the test factories start from these. */
export function imageRow(overrides: Partial<Prisma.ImageCreateManyInput> = {}): Prisma.ImageCreateManyInput {
  const name = next().toString(16).padStart(32, "0");
  return {
    name,
    width: 1600,
    height: 1200,
    blurDataUrl: "data:image/webp;base64,AAAA",
    bytes: 1000,
    ...overrides,
  };
}

export function userRow(overrides: Partial<Prisma.UserCreateManyInput> = {}): Prisma.UserCreateManyInput {
  const username = `robin-${next()}`;
  return {
    username,
    email: `${username}@mail.example`,
    firstName: "Robin",
    lastName: "Miller",
    passwordHash: "none",
    role: "customer",
    status: "active",
    ...overrides,
  };
}

function slugOf(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

export function vendorRow(
  overrides: Partial<Prisma.VendorCreateManyInput> & { userId: string },
): Prisma.VendorCreateManyInput {
  const { businessName } = overrides;
  const status = overrides.status ?? "approved";
  const open = status === "approved" || status === "suspended";
  return {
    businessName: "Corner Shop",
    slug: businessName === undefined ? `corner-shop-${next()}` : slugOf(businessName),
    category: "products",
    phone: "555-010-4321",
    status,
    approvedAt: open ? daysFromNow(-100) : null,
    decisionReason:
      status === "rejected" || status === "suspended" ? "The details could not be verified." : null,
    ...overrides,
  };
}

const published = new Set(["approved", "reserved", "sold", "let", "expired", "paused"]);

export function listingRow(
  overrides: Partial<Prisma.ListingCreateManyInput> & { vendorId: string; vendorName: string },
): Prisma.ListingCreateManyInput {
  const { category = "products", status = "approved" } = overrides;
  const home = category === "realestate";
  const wasPublished = published.has(status);
  return {
    category,
    status,
    title: home ? "Sunny three-bedroom house" : category === "services" ? "House cleaning" : "Oak table",
    description: home
      ? "Looked after for years, described as it is, with nothing left out."
      : "A table made of oak that has stood in one kitchen for thirty years.",
    priceCents: home ? 42_500_000 : 25_000,
    location: "Austin, TX",
    city: "Austin",
    state: "TX",
    propertyType: home ? "single-family" : null,
    listingType: home ? (status === "let" ? "rent" : "sale") : null,
    decisionReason:
      status === "rejected" || status === "changes_requested" ? "Please add a picture of the back." : null,
    publishedAt: wasPublished ? daysFromNow(-10) : null,
    expiresAt: wasPublished ? daysFromNow(status === "expired" ? -1 : 80) : null,
    ...overrides,
  };
}

export function jobRow(
  overrides: Partial<Prisma.JobCreateManyInput> & { posterId: string },
): Prisma.JobCreateManyInput {
  const status = overrides.status ?? "open";
  const unseen = ["draft", "pending", "changes_requested", "rejected"].includes(status);
  return {
    title: "Line cook",
    company: "Corner Kitchen",
    category: "Hospitality",
    subcategory: "hospitality/kitchen",
    employmentType: "full_time",
    workplace: "onsite",
    location: "Austin, TX",
    state: "TX",
    description: "Cook what the season gives, with two others, five evenings a week.",
    status,
    publishedAt: unseen ? null : daysFromNow(status === "expired" ? -31 : -1),
    expiresAt: unseen ? null : daysFromNow(status === "expired" ? -1 : 29),
    ...overrides,
  };
}

export function reviewRow(
  overrides: Partial<Prisma.ReviewCreateManyInput> & {
    listingId: string;
    vendorId: string;
    authorId: string;
  },
): Prisma.ReviewCreateManyInput {
  const status = overrides.status ?? "published";
  return {
    rating: 5,
    text: "Exactly as described.",
    status,
    decisionReason: status === "rejected" ? "It names a private person." : null,
    ...overrides,
  };
}

export function advertisementRow(
  overrides: Partial<Prisma.AdvertisementCreateManyInput> & { imageId: string },
): Prisma.AdvertisementCreateManyInput {
  const status = overrides.status ?? "running";
  return {
    title: "Spring sale",
    linkUrl: "https://shop.example/sale",
    position: "top",
    status,
    decisionReason: status === "rejected" ? "The picture is too small." : null,
    startsAt: daysFromNow(-1),
    endsAt: daysFromNow(1),
    ...overrides,
  };
}

const planPrices: Record<PlanId, bigint> = { starter: 0n, pro: 2900n, business: 9900n };

export function subscriptionRow(
  overrides: Partial<Prisma.SubscriptionCreateManyInput> & { vendorId: string },
): Prisma.SubscriptionCreateManyInput {
  const { status = "active", periodEnd = daysFromNow(15), planId = "pro" } = overrides;
  return {
    planId,
    priceCents: planPrices[planId as PlanId],
    nextPriceCents: overrides.nextPlanId ? planPrices[overrides.nextPlanId as PlanId] : null,
    status,
    periodStart: new Date(new Date(periodEnd).getTime() - 30 * day),
    periodEnd,
    trialEndsAt: status === "trialing" ? periodEnd : null,
    cancelledAt: status === "cancelled" ? new Date() : null,
    ...overrides,
  };
}

export function conversationRow(
  overrides: Partial<Prisma.ConversationCreateManyInput> & { starterId: string; ownerId: string },
): Prisma.ConversationCreateManyInput {
  return {
    ownerUnread: 1,
    starterMessages: 1,
    lastMessageText: "Hi, is this still available?",
    ...overrides,
  };
}
