import "server-only";
import { AppError } from "@/lib/shared/app-error";
import type { Viewer } from "@/lib/server/session";
import type { OwnListingDto } from "./contract";

export async function getOwnListing(_id: string, _viewer: Viewer): Promise<OwnListingDto> {
  throw new AppError("not_found", "This is not open yet.");
}
