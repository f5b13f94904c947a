import "server-only";
import { AppError } from "@/lib/shared/app-error";
import type { Viewer } from "@/lib/server/session";
import type { OwnListingDto, RemovedListingDto } from "../editing/contract";
import type { OwnerAction } from "./rules";

type Action = { viewer: Viewer; id: string; action: OwnerAction; version?: number; headers: Headers };
type Removal = { viewer: Viewer; id: string; headers: Headers };

export async function actOnListing(_input: Action): Promise<OwnListingDto> {
  throw new AppError("not_found", "This is not open yet.");
}
export async function removeOwnListing(_input: Removal): Promise<RemovedListingDto> {
  throw new AppError("not_found", "This is not open yet.");
}
