import "server-only";
import { AppError } from "@/lib/shared/app-error";
import type { Page } from "../contract";
import type { AdminListQuery, ModeratedDetailDto, ModeratedListingDto, PendingQuery } from "./contract";

export async function listPendingListings(_query: PendingQuery): Promise<Page<ModeratedListingDto>> {
  throw new AppError("not_found", "This is not open yet.");
}
export async function listAdminListings(_query: AdminListQuery): Promise<Page<ModeratedListingDto>> {
  throw new AppError("not_found", "This is not open yet.");
}
export async function getAdminListing(_id: string): Promise<ModeratedDetailDto> {
  throw new AppError("not_found", "This is not open yet.");
}
