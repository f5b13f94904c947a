import type { FavoriteDto } from "@/lib/favorites/contract";
import type { ListingDetailDto, ListingDto } from "@/lib/listings/contract";
import type { OwnListingDto } from "@/lib/listings/desk/editing.contract";
import type {
  ListingCaseDto,
  ModeratedDetailDto,
  ModeratedListingDto,
} from "@/lib/listings/moderation/decision.contract";
import type { ImportDto } from "@/lib/listings/transfer/import.contract";
import type { DeskListingDto } from "@/lib/vendors/desk/desk.contract";
import { idOf, photoDto, type Numbered } from "../dtos";

export function listingDto(overrides: Partial<ListingDto> = {}): ListingDto {
  return {
    id: idOf(9),
    title: "Walnut sideboard",
    description: "",
    price: 1250,
    previousPrice: null,
    category: "products",
    status: "approved",
    featured: false,
    images: [],
    blurDataUrl: null,
    location: "Austin, TX",
    vendorId: idOf(2),
    vendorName: "Oak & Iron",
    createdAt: "2026-01-01T00:00:00.000Z",
    averageRating: 0,
    rating: 0,
    reviewCount: 0,
    details: {},
    ...overrides,
  };
}

export function listingDtos(from: number, to: number): ListingDto[] {
  return Array.from({ length: to - from + 1 }, (_, index) =>
    listingDto({ id: `listing-${from + index}`, title: `Listing ${from + index}` }),
  );
}

export function listingDetailDto(overrides: Partial<ListingDetailDto> = {}): ListingDetailDto {
  return {
    ...listingDto(),
    city: "Austin",
    state: "TX",
    timeZone: null,
    bookable: false,
    photos: [],
    reducedAt: null,
    priceHistory: [],
    favoriteCount: 0,
    publishedAt: "2026-01-02T00:00:00.000Z",
    updatedAt: "2026-01-02T00:00:00.000Z",
    expiresAt: null,
    ...overrides,
  };
}

export function homeDto(overrides: Partial<ListingDetailDto> = {}): ListingDetailDto {
  const photos = [1, 2].map((number) => photoDto({ number }));
  return listingDetailDto({
    title: "Bungalow near the river",
    description: "Light rooms.\n\nA garden.",
    price: 400_000,
    category: "realestate",
    images: photos.map(({ url }) => url),
    vendorName: "Juniper Realty",
    details: { listingType: "sale", propertyType: "single-family", beds: 3, baths: 2, areaSqFt: 1600 },
    photos,
    ...overrides,
  });
}

export function ownListingDto(overrides: Partial<OwnListingDto> = {}): OwnListingDto {
  return {
    id: "01890000-0000-7000-8000-0000000000aa",
    version: 3,
    updatedAt: "2026-11-20T10:00:00.000Z",
    createdAt: "2026-11-19T10:00:00.000Z",
    status: "draft",
    featured: false,
    category: "products",
    title: "Oak table",
    description: "Seats six.",
    price: 250,
    city: "Austin",
    state: "TX",
    location: "Austin, TX",
    details: { condition: "used", stock: 1, pickup: true },
    images: [],
    vendorId: "01890000-0000-7000-8000-0000000000bb",
    vendorName: "Corner Shop",
    decisionReason: null,
    submittedAt: null,
    publishedAt: null,
    expiresAt: null,
    viewCount: 0,
    favoriteCount: 0,
    editing: "direct",
    revision: null,
    actions: ["submit"],
    problems: {},
    limits: { photos: 10, listings: 10, used: 1 },
    history: [],
    ...overrides,
  };
}

export function deskListingDto({ number = 1, ...overrides }: Numbered<DeskListingDto> = {}): DeskListingDto {
  return {
    id: idOf(number),
    title: `Table ${number}`,
    category: "products",
    status: "approved",
    price: 200,
    image: null,
    viewCount: 0,
    favoriteCount: 0,
    createdAt: "2026-11-20T10:00:00.000Z",
    expiresAt: null,
    decisionReason: null,
    rental: false,
    openRevision: false,
    featured: false,
    ...overrides,
  };
}

export function moderatedListingDto(overrides: Partial<ModeratedListingDto> = {}): ModeratedListingDto {
  return {
    id: "01890000-0000-7000-8000-0000000000a1",
    kind: "listing",
    revisionId: null,
    updatedAt: "2026-11-20T10:00:00.000Z",
    status: "pending",
    category: "products",
    title: "Oak table",
    description: "Seats six.",
    price: 250,
    location: "Austin, TX",
    image: null,
    waitingSince: "2026-11-20T10:00:00.000Z",
    riskReasons: [{ code: "no-photos", text: "No photos." }],
    vendor: {
      id: "01890000-0000-7000-8000-0000000000bb",
      businessName: "Corner Shop",
      status: "approved",
      verified: true,
      approved: 3,
      rejected: 0,
    },
    ...overrides,
  };
}

export function moderatedDetailDto(overrides: Partial<ModeratedDetailDto> = {}): ModeratedDetailDto {
  return {
    ...moderatedListingDto(),
    city: "Austin",
    state: "TX",
    details: { condition: "used" },
    images: [],
    decisionReason: null,
    publishedAt: null,
    expiresAt: null,
    revision: null,
    history: [],
    actions: ["approve", "request-changes", "reject"],
    ...overrides,
  };
}

export function listingCaseDto(overrides: Partial<ListingCaseDto> = {}): ListingCaseDto {
  return {
    price: 250,
    prices: null,
    texts: [],
    pictures: [],
    others: [],
    reports: [],
    decisions: [],
    ...overrides,
  };
}

export function importDto(overrides: Partial<ImportDto> = {}): ImportDto {
  return {
    id: "01890000-0000-7000-8000-0000000000c1",
    fileName: "listings.csv",
    status: "previewed",
    totalRows: 3,
    goodRows: 2,
    updateRows: 0,
    duplicateRows: 0,
    doneRows: 0,
    failedRows: 0,
    unknownColumns: [],
    room: 10,
    createdAt: "2026-11-21T10:00:00.000Z",
    finishedAt: null,
    ...overrides,
  };
}

export function favoriteDto({ number = 1, ...overrides }: Numbered<FavoriteDto> = {}): FavoriteDto {
  const home = homeDto({ id: idOf(number), title: `Home ${number}` });
  const saved = { savedPrice: home.price, savedAt: "2026-01-05T00:00:00.000Z", note: "" };
  return { ...home, ...saved, priceDropped: false, gone: false, bought: false, ...overrides };
}
