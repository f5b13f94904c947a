import type { JobDetailDto } from "@/lib/jobs/contract";
import type { ListingDetailDto, PhotoDto } from "@/lib/listings/contract";
import type { RatingSummaryDto, ReviewDto } from "@/lib/reviews/contract";
import type { VendorProfileDto } from "@/lib/vendors/contract";

const idOf = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, "0")}`;

/** One of the site's own pictures; each number is another one. */
export function makePhoto(number: number, facts: Partial<PhotoDto> = {}): PhotoDto {
  const name = String(number).padStart(32, "a");
  return {
    url: `/images/${name}-1280.webp`,
    width: 1280,
    height: 960,
    alt: `View ${number}`,
    blurDataUrl: null,
    ...facts,
  };
}

/** A house for sale that is on offer. */
export function makeHome(facts: Partial<ListingDetailDto> = {}): ListingDetailDto {
  return {
    id: idOf(9),
    title: "Bungalow near the river",
    description: "Light rooms.\n\nA garden.",
    price: 400_000,
    previousPrice: null,
    category: "realestate",
    status: "approved",
    featured: false,
    images: [makePhoto(1).url, makePhoto(2).url],
    blurDataUrl: null,
    location: "Austin, TX",
    vendorId: idOf(2),
    vendorName: "Juniper Realty",
    createdAt: "2026-01-01T00:00:00.000Z",
    averageRating: 0,
    rating: 0,
    reviewCount: 0,
    details: { listingType: "sale", propertyType: "single-family", beds: 3, baths: 2, areaSqFt: 1600 },
    city: "Austin",
    state: "TX",
    photos: [makePhoto(1), makePhoto(2)],
    reducedAt: null,
    priceHistory: [],
    favoriteCount: 0,
    publishedAt: "2026-01-02T00:00:00.000Z",
    updatedAt: "2026-01-02T00:00:00.000Z",
    expiresAt: null,
    ...facts,
  };
}

export function makeVendor(facts: Partial<VendorProfileDto> = {}): VendorProfileDto {
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
    holidayUntil: null,
    holidayMessage: null,
    city: "Austin",
    state: "TX",
    slug: "juniper-realty",
    about: "",
    hours: {},
    website: null,
    banner: null,
    ...facts,
  };
}

export function makeReview(number: number, facts: Partial<ReviewDto> = {}): ReviewDto {
  return {
    id: idOf(100 + number),
    rating: 5,
    text: `Review ${number}`,
    createdAt: "2026-02-01T00:00:00.000Z",
    authorName: "Dana W.",
    authorPicture: null,
    photos: [],
    reply: null,
    ...facts,
  };
}

export const noRatings: RatingSummaryDto = { count: 0, average: 0, stars: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 } };

/** An open job to apply for on the site. */
export function makeJob(facts: Partial<JobDetailDto> = {}): JobDetailDto {
  return {
    id: idOf(7),
    title: "Line cook",
    company: "Corner Kitchen",
    logoUrl: null,
    category: "Hospitality",
    employmentType: "full_time",
    workplace: "onsite",
    location: "Austin, TX",
    state: "TX",
    salaryMin: 20,
    salaryMax: 26,
    salaryUnit: "hour",
    summary: "Cook well.",
    deadline: null,
    openings: 2,
    status: "open",
    createdAt: "2026-01-01T00:00:00.000Z",
    description: "Cook well.",
    open: true,
    applyMethod: "site",
    applyUrl: null,
    publishedAt: "2026-01-02T00:00:00.000Z",
    expiresAt: null,
    updatedAt: "2026-01-02T00:00:00.000Z",
    ...facts,
  };
}
