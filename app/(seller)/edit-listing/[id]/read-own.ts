import { notFound } from "next/navigation";
import type { OwnListingDto } from "@/lib/listings/desk/editing.contract";
import { getOwnListing } from "@/lib/listings/desk/editing.queries";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";

/** Throws 404 for an unknown listing and for someone else's. */
export async function readOwn(id: string, viewer: Viewer): Promise<OwnListingDto> {
  try {
    return await getOwnListing(id, viewer);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    notFound();
  }
}
