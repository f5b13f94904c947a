import type { Category, ListingStatus } from "@/lib/listings/rules";

export type DeskListingDto = {
  id: string;
  title: string;
  category: Category;
  status: ListingStatus;
  price: number;
  image: string | null;
  viewCount: number;
  favoriteCount: number;
  createdAt: string;
  expiresAt: string | null;
  decisionReason: string | null;
  rental: boolean;
  featured: boolean;
  openRevision: boolean;
};

export type ListingCounts = Partial<Record<ListingStatus, number>>;

export type DeskFacts = {
  counts: ListingCounts;
  expiringSoon: number;
};

export type VendorDeskDto = DeskFacts & {
  vendorId: string;
  businessName: string;
  averageRating: number;
  reviewCount: number;
  viewCount: number;
  favoriteCount: number;
  recent: DeskListingDto[];
};

export type DeskListingsPage = { items: DeskListingDto[]; next: string | null };
