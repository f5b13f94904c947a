import type { AdvertisementDto } from "@/lib/advertisements/contract";
import type { AdDetailDto } from "@/lib/advertisements/desk.contract";
import type { JobDetailDto } from "@/lib/jobs/contract";
import type { PhotoDto } from "@/lib/listings/contract";
import type { RatingSummaryDto, ReviewDto, SuccessStoryDto } from "@/lib/reviews/contract";
import type { PlanDto, SubscriptionDto } from "@/lib/subscriptions/contract";
import type { UserDto } from "@/lib/users/contract";
import type { ApplicationDto } from "@/lib/vendors/application/application.contract";
import type { VendorProfileDto } from "@/lib/vendors/contract";

/** Overrides of a DTO; a different `number` gives a different object of the same kind. */
export type Numbered<T> = Partial<T> & { number?: number };

export const idOf = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, "0")}`;

export function userDto(overrides: Partial<UserDto> = {}): UserDto {
  return {
    id: idOf(1),
    username: "ada",
    firstName: "Ada",
    lastName: "Lovelace",
    email: "ada@plaza.example",
    phone: null,
    role: "customer",
    approved: true,
    profilePicture: null,
    vendorId: null,
    vendorStatus: null,
    businessRole: overrides.role === "vendor" ? "owner" : null,
    moderator: false,
    ...overrides,
  };
}

export function vendorProfileDto(overrides: Partial<VendorProfileDto> = {}): VendorProfileDto {
  return {
    id: idOf(2),
    businessName: "Juniper Realty",
    category: "realestate",
    logoUrl: null,
    verified: true,
    averageRating: 4.5,
    reviewCount: 12,
    listingCount: 3,
    memberSince: "2024-03-05T00:00:00.000Z",
    medianReplySeconds: 5400,
    replyPercent: 95,
    activeWithin: "week",
    holidayUntil: null,
    holidayMessage: null,
    city: "Austin",
    state: "TX",
    slug: "juniper-realty",
    verifiedAt: null,
    about: "",
    hours: {},
    website: null,
    banner: null,
    ...overrides,
  };
}

export function applicationDto(overrides: Partial<ApplicationDto> = {}): ApplicationDto {
  return {
    vendorId: "01890000-0000-7000-8000-00000000abcd",
    status: "pending",
    businessName: "Blue Kettle",
    category: "services",
    phone: "555-010-0177",
    note: "",
    decisionReason: null,
    submittedAt: "2026-11-19T10:00:00.000Z",
    updatedAt: "2026-11-19T10:00:00.000Z",
    history: [],
    ...overrides,
  };
}

export function photoDto({ number = 1, ...overrides }: Numbered<PhotoDto> = {}): PhotoDto {
  const name = String(number).padStart(32, "a");
  return {
    url: `/images/${name}-1280.webp`,
    width: 1280,
    height: 960,
    alt: `View ${number}`,
    blurDataUrl: null,
    ...overrides,
  };
}

export function reviewDto({ number = 1, ...overrides }: Numbered<ReviewDto> = {}): ReviewDto {
  return {
    id: idOf(100 + number),
    rating: 5,
    text: `Review ${number}`,
    createdAt: "2026-02-01T00:00:00.000Z",
    authorName: "Dana W.",
    authorPicture: null,
    photos: [],
    reply: null,
    verified: true,
    interaction: "deal",
    ...overrides,
  };
}

export function ratingSummaryDto(overrides: Partial<RatingSummaryDto> = {}): RatingSummaryDto {
  return { count: 0, average: 0, stars: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 }, ...overrides };
}

export function successStoryDto(overrides: Partial<SuccessStoryDto> = {}): SuccessStoryDto {
  return {
    id: "story",
    rating: 5,
    createdAt: "2026-01-01T00:00:00.000Z",
    authorPicture: null,
    vendorId: "vendor",
    vendorName: "Oak & Iron",
    text: "The desk came the next day.",
    authorName: "Dana W.",
    listingId: "desk",
    listingTitle: "Walnut desk",
    ...overrides,
  };
}

export function jobDetailDto(overrides: Partial<JobDetailDto> = {}): JobDetailDto {
  return {
    id: idOf(7),
    title: "Line cook",
    company: "Corner Kitchen",
    companyKey: "c0ffee00c0ffee00",
    companyAbout: "",
    logoUrl: null,
    category: "Hospitality",
    subcategory: "hospitality/kitchen",
    employmentType: "full_time",
    workplace: "onsite",
    location: "Austin, TX",
    state: "TX",
    salaryMin: 20,
    salaryMax: 26,
    salaryUnit: "hour",
    summary: "Cook well.",
    deadline: null,
    applyBy: null,
    openings: 2,
    status: "open",
    createdAt: "2026-01-01T00:00:00.000Z",
    description: "Cook well.",
    open: true,
    applyMethod: "site",
    applyUrl: null,
    applyEmail: null,
    publishedAt: "2026-01-02T00:00:00.000Z",
    expiresAt: null,
    updatedAt: "2026-01-02T00:00:00.000Z",
    ...overrides,
  };
}

export function advertisementDto({
  number = 1,
  ...overrides
}: Numbered<AdvertisementDto> = {}): AdvertisementDto {
  return {
    id: `ad-${number}`,
    title: `Sale ${number}`,
    imageUrl: "/images/0123456789abcdef0123456789abcdef-1280.webp",
    width: 1280,
    height: 400,
    blurDataUrl: null,
    linkUrl: `https://shop.example/${number}`,
    position: "top",
    ...overrides,
  };
}

export function adDetailDto(overrides: Partial<AdDetailDto> = {}): AdDetailDto {
  return {
    ...advertisementDto({ id: "01890000-0000-7000-8000-0000000000ad", title: "Spring sale" }),
    weight: 1,
    startsAt: "2026-11-20T10:00:00.000Z",
    endsAt: "2026-11-30T10:00:00.000Z",
    status: "draft",
    decisionReason: null,
    suspended: false,
    impressions: 0,
    clicks: 0,
    createdAt: "2026-11-19T10:00:00.000Z",
    updatedAt: "2026-11-19T10:00:00.000Z",
    vendor: null,
    days: [],
    ...overrides,
  };
}

function planDto(overrides: Partial<PlanDto> = {}): PlanDto {
  const limits = { listings: 100, photos: 20, featured: 5, ads: 5 };
  return { id: "pro", name: "Pro", description: "", price: 29, ...limits, ...overrides };
}

export function subscriptionDto(overrides: Partial<SubscriptionDto> = {}): SubscriptionDto {
  const pro = planDto();
  const few = { listings: 10, photos: 10, featured: 0, ads: 1 };
  const many = { listings: 1000, photos: 30, featured: 20, ads: 20 };
  const plans = [
    planDto({ id: "starter", name: "Starter", price: 0, ...few }),
    pro,
    planDto({ id: "business", name: "Business", price: 99, ...many }),
  ];
  return {
    plan: pro,
    chosenPlanId: "pro",
    status: "active",
    trialDaysLeft: null,
    periodEnd: "2026-12-20T12:00:00.000Z",
    graceEnd: null,
    over: false,
    nextPlanId: null,
    nextPrice: null,
    payment: "manual",
    collected: false,
    usage: { listings: 3, featured: 0, ads: 0 },
    plans,
    payments: [],
    ...overrides,
  };
}
