import { notFound } from "next/navigation";
import type { OwnListingDto } from "@/lib/listings/desk/editing.contract";
import { getOwnListing } from "@/lib/listings/desk/editing.queries";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";

/** A listing as its vendor or an admin may see it; 404 for an unknown one and for another's. */
export async function readOwn(id: string, viewer: Viewer): Promise<OwnListingDto> {
  try {
    return await getOwnListing(id, viewer);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    notFound();
  }
}
