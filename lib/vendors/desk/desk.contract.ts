import type { Category, ListingStatus } from "@/lib/listings/rules";

/** One of a vendor's own listings, in whatever state; dollars and ISO times. */
export type DeskListingDto = {
  id: string;
  title: string;
  category: Category;
  status: ListingStatus;
  price: number;
  /** Address of the cover's small variant. */
  image: string | null;
  viewCount: number;
  favoriteCount: number;
  createdAt: string;
  expiresAt: string | null;
  /** Why it was sent back or rejected. */
  decisionReason: string | null;
  rental: boolean;
  featured: boolean;
  /** Whether a change of it waits or was sent back. */
  openRevision: boolean;
};

export type ListingCounts = Partial<Record<ListingStatus, number>>;

/** What the to-do strip is made from. */
export type DeskFacts = {
  counts: ListingCounts;
  /** Live listings that end within 7 days. */
  expiringSoon: number;
};

export type VendorDeskDto = DeskFacts & {
  vendorId: string;
  businessName: string;
  averageRating: number;
  reviewCount: number;
  /** Over all listings and all time. */
  viewCount: number;
  favoriteCount: number;
  recent: DeskListingDto[];
};

export type DeskListingsPage = { items: DeskListingDto[]; next: string | null };
