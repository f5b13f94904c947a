import "server-only";
import { imageUrl } from "@/lib/images/rules";
import { empty, rows, sql } from "@/lib/server/db";
import type { SimilarListing } from "@/lib/listings/desk/similar-listings.rows";

type PicturedListing = SimilarListing & { image: string | null };

export function toCaseListing<T extends PicturedListing>({ vendorId: _, image, ...listing }: T) {
  return { ...listing, image: image ? imageUrl(image, 320) : null };
}

type CaseListingsQuery = { vendorId: string; exceptId?: string; limit: number };

export async function listCaseListings({ vendorId, exceptId, limit }: CaseListingsQuery) {
  const found = await rows<PicturedListing>(sql`
    SELECT l.id, l.title, l.category, l.status, l.vendor_id AS "vendorId", l.vendor_name AS "vendorName",
      (SELECT i.name FROM listing_images li JOIN images i ON i.id = li.image_id
        WHERE li.listing_id = l.id ORDER BY li.position LIMIT 1) AS image
    FROM listings l WHERE l.vendor_id = ${vendorId}::uuid AND l.status <> 'draft'
      ${exceptId ? sql`AND l.id <> ${exceptId}::uuid` : empty}
    ORDER BY l.created_at DESC, l.id DESC LIMIT ${limit}`);
  return found.map(toCaseListing);
}
