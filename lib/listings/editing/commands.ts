import "server-only";
import { AppError } from "@/lib/shared/app-error";
import type { Viewer } from "@/lib/server/session";
import type { ListingEdit, NewListing, OwnListingDto } from "./contract";

type Create = { viewer: Viewer; body: NewListing; headers: Headers };
type Update = { viewer: Viewer; id: string; body: ListingEdit; headers: Headers };

export async function createListing(_input: Create): Promise<OwnListingDto> {
  throw new AppError("not_found", "This is not open yet.");
}
export async function updateListing(_input: Update): Promise<OwnListingDto> {
  throw new AppError("not_found", "This is not open yet.");
}
