import "server-only";
import { maxDifferingBits } from "@/lib/images/fingerprint.rules";
import { sql, type Reader } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import { readChangedTree } from "@/lib/server/tree";
import type { Content } from "@/lib/listings/offer/content.rules";
import type { Category, ListingStatus } from "@/lib/listings/rules";
import { builtInSubcategories } from "@/lib/listings/subcategories.rules";
import { minPrices, priceKinds, estimateSharedText, type PriceRange } from "./similar-listings.rules";

/** Maximum number of texts and pictures compared; one that thousands use is no sign of a copy. */
const maxCandidates = 200;
const maxPrices = 5000;

export type SimilarListing = {
  id: string;
  title: string;
  category: Category;
  status: ListingStatus;
  vendorId: string;
  vendorName: string;
};
export type SimilarText = SimilarListing & { image: string | null; share: number };
export type SimilarPicture = SimilarListing & { image: string };

const columns = sql`l.id, l.title, l.category, l.status, l.vendor_id AS "vendorId", l.vendor_name AS "vendorName"`;

type TextQuery = { vendorId: string; description: string; share: number; limit: number };

export async function findSimilarTexts(
  reader: Reader,
  { vendorId, description, share, limit }: TextQuery,
): Promise<SimilarText[]> {
  const [own] = await reader.rows<{ sketch: number[] }>(sql`SELECT text_sketch(${description}) AS sketch`);
  if (!own || own.sketch.length === 0) return [];
  const found = await reader.rows<Omit<SimilarText, "share"> & { sketch: number[] }>(sql`
    SELECT ${columns}, text_sketch(l.description) AS sketch,
      (SELECT i.name FROM listing_images li JOIN images i ON i.id = li.image_id
        WHERE li.listing_id = l.id ORDER BY li.position LIMIT 1) AS image
    FROM (SELECT * FROM listings WHERE text_sketch(description) && ${own.sketch}::int[] AND status <> 'draft'
      AND vendor_id <> ${vendorId}::uuid LIMIT ${maxCandidates}) l`);
  return found
    .map(({ sketch, ...listing }) => ({ ...listing, share: estimateSharedText(own.sketch, sketch) }))
    .filter((listing) => listing.share >= share)
    .sort((a, b) => b.share - a.share || a.id.localeCompare(b.id))
    .slice(0, limit);
}

function similarPictures({ vendorId, images, limit }: { vendorId: Sql; images: Sql; limit: number }): Sql {
  return sql`
    SELECT ${columns}, found.image FROM (
      SELECT DISTINCT ON (li.listing_id) li.listing_id, near.name AS image, near.bits
      FROM (SELECT id, name, fingerprint FROM images WHERE id = ANY(${images})) own
      CROSS JOIN LATERAL (
        SELECT own.id, own.name, 0 AS bits
        UNION ALL
        SELECT same.id, same.name, bit_count((same.fingerprint # own.fingerprint)::bit(64)) FROM (
          SELECT i.id, i.name, i.fingerprint FROM images i
          WHERE picture_bands(i.fingerprint) && picture_bands(own.fingerprint) AND i.fingerprint <> 0
            AND own.fingerprint <> 0 AND i.id <> own.id
          LIMIT ${maxCandidates}) same) near
      CROSS JOIN LATERAL (
        SELECT used.listing_id FROM listing_images used JOIN listings theirs ON theirs.id = used.listing_id
        WHERE used.image_id = near.id AND theirs.vendor_id <> ${vendorId} AND theirs.status <> 'draft'
        LIMIT ${maxCandidates}) li
      WHERE near.bits <= ${maxDifferingBits}
      ORDER BY li.listing_id, near.bits) found
    JOIN listings l ON l.id = found.listing_id
    ORDER BY found.bits, l.id LIMIT ${limit}`;
}

export function findSimilarPictures(
  reader: Reader,
  { vendorId, images, limit }: { vendorId: string; images: readonly string[]; limit: number },
): Promise<SimilarPicture[]> {
  if (images.length === 0) return Promise.resolve([]);
  return reader.rows<SimilarPicture>(
    similarPictures({ vendorId: sql`${vendorId}::uuid`, images: sql`${[...images]}::uuid[]`, limit }),
  );
}

type ImageUse = { id: string; vendorId: string; imageId: string };

export async function findSimilarPicturesOfEach(
  reader: Reader,
  used: readonly ImageUse[],
  limit: number,
): Promise<Map<string, SimilarPicture[]>> {
  if (used.length === 0) return new Map();
  const columnOf = (key: keyof ImageUse) => sql`${used.map((one) => one[key])}::uuid[]`;
  const found = await reader.rows<SimilarPicture & { usedFor: string }>(sql`
    SELECT used_for.id AS "usedFor", alike.*
    FROM unnest(${columnOf("id")}, ${columnOf("vendorId")}, ${columnOf("imageId")}) AS used_for (id, vendor_id, image_id)
    CROSS JOIN LATERAL (${similarPictures({
      vendorId: sql`used_for.vendor_id`,
      images: sql`ARRAY[used_for.image_id]`,
      limit,
    })}) alike`);
  const byUse = new Map<string, SimilarPicture[]>();
  for (const { usedFor, ...listing } of found) byUse.set(usedFor, [...(byUse.get(usedFor) ?? []), listing]);
  return byUse;
}

export async function readPriceRange(
  reader: Reader,
  { category, details }: Pick<Content, "category" | "details">,
): Promise<(PriceRange & { isNarrow: boolean }) | null> {
  const { listingType = null } = details;
  const tree = details.subcategory ? await readChangedTree(reader, "listings", builtInSubcategories) : [];
  const part = tree.find(({ path }) => path === details.subcategory)?.name;
  const kinds = priceKinds({ category, details }, part);
  for (const { name, isNarrow, subcategory = null, propertyType = null } of kinds) {
    const [range] = await reader.rows<Omit<PriceRange, "kind">>(sql`
      SELECT count(*)::int AS count,
        coalesce(percentile_cont(0.1) WITHIN GROUP (ORDER BY price_cents), 0)::float8 AS "lowCents",
        coalesce(percentile_cont(0.5) WITHIN GROUP (ORDER BY price_cents), 0)::float8 AS "medianCents",
        coalesce(percentile_cont(0.9) WITHIN GROUP (ORDER BY price_cents), 0)::float8 AS "highCents"
      FROM (SELECT price_cents, listing_type, property_type, details FROM listings
        WHERE category = ${category}::category AND status = 'approved'
        ORDER BY created_at DESC, id DESC LIMIT ${maxPrices}) newest
      WHERE price_cents > 0
        AND (${listingType}::text IS NULL OR listing_type::text = ${listingType}::text)
        AND (${propertyType}::text IS NULL OR property_type = ${propertyType}::text)
        AND (${subcategory}::text IS NULL OR details->>'subcategory' = ${subcategory}::text)`);
    if (range && range.count >= minPrices) return { kind: name, isNarrow, ...range };
  }
  return null;
}
