import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import type { LockedVendor } from "@/lib/users/locking.rows";
import { toInput, type Content } from "../offer/content.rules";
import { listingInputCopy } from "../offer/input.copy";
import { problemsOf } from "../offer/input.schema";
import { findSimilarPictures, findSimilarTexts, readPriceRange } from "./similar-listings.rows";
import { copiedShare } from "./similar-listings.rules";
import { readBlockedWords } from "./risk.rows";
import { findBlocked, maxNamedOthers, textRisks, type RiskFacts } from "./risk.rules";
import type { RiskReasonDto } from "./risk.schema";

function failValidation(fields: Record<string, string>): never {
  throw new AppError("rule_broken", Object.values(fields)[0] ?? "", { fields });
}

export function assertImageCount(images: readonly string[], limit: number): void {
  if (images.length > limit) failValidation({ images: listingInputCopy.imagesTooMany(limit) });
}

type ImageCheck = { vendor: LockedVendor; viewer: Viewer; images: string[]; before: string[]; limit: number };

/** Throws 422 at `images` if a new picture isn't the vendor's or the acting admin's, or exceeds the plan. */
export async function assertImages(tx: Transaction, check: ImageCheck): Promise<void> {
  const { vendor, viewer, images, before, limit } = check;
  const added = images.filter((id) => !before.includes(id));
  if (added.length === 0) return;
  assertImageCount(images, limit);
  const [found] = await tx.rows<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM images i
    WHERE i.id = ANY(${added}::uuid[]) AND (
      i.owner_id IN (${vendor.userId}::uuid, ${viewer.id}::uuid)
      OR EXISTS (SELECT 1 FROM uploads u WHERE u.image_id = i.id
        AND u.user_id IN (${vendor.userId}::uuid, ${viewer.id}::uuid))
      OR EXISTS (SELECT 1 FROM listing_images li JOIN listings l ON l.id = li.listing_id
        WHERE li.image_id = i.id AND l.vendor_id = ${vendor.id}::uuid))`);
  if (found?.count !== new Set(added).size) failValidation({ images: listingInputCopy.imagesUnknown });
}

export async function assertComplete(tx: Transaction, content: Content): Promise<void> {
  const problems = problemsOf(toInput(content));
  if (Object.keys(problems).length > 0) failValidation(problems);
  const refused = findBlocked(content, await readBlockedWords(tx)).find(({ effect }) => effect === "refuse");
  if (!refused) return;
  const hasRefusedWord = (text: string) =>
    findBlocked({ title: text, description: "" }, [refused]).length > 0;
  const field = (["title", "description"] as const).find((name) => hasRefusedWord(content[name])) ?? "images";
  failValidation({ [field]: listingInputCopy.wordRefused(refused.word) });
}

type VendorFacts = Pick<RiskFacts, "publishedBefore" | "recentRejections" | "lastHour">;

async function readVendorFacts(tx: Transaction, vendorId: string, listingId: string | null) {
  const [facts] = await tx.rows<VendorFacts>(sql`
    SELECT
      (SELECT count(*)::int FROM listings WHERE vendor_id = ${vendorId}::uuid AND published_at IS NOT NULL)
        AS "publishedBefore",
      (SELECT count(*)::int FROM listing_events e JOIN listings l ON l.id = e.listing_id
        WHERE l.vendor_id = ${vendorId}::uuid AND e.action = 'reject'
          AND e.created_at > now() - interval '90 days'
          -- One that was taken back has its undo as the next line of its history.
          AND (SELECT n.action FROM listing_events n WHERE n.listing_id = e.listing_id
              AND (n.created_at, n.id) > (e.created_at, e.id)
            ORDER BY n.created_at, n.id LIMIT 1) IS DISTINCT FROM 'undo') AS "recentRejections",
      (SELECT count(*)::int FROM listings WHERE vendor_id = ${vendorId}::uuid
        AND submitted_at > now() - interval '1 hour' AND id IS DISTINCT FROM ${listingId}::uuid) AS "lastHour"`);
  return facts ?? { publishedBefore: 0, recentRejections: 0, lastHour: 0 };
}

async function findSameVins(tx: Transaction, vin: string | undefined, listingId: string | null) {
  if (!vin) return [];
  return tx.rows<{ id: string; title: string }>(sql`
    SELECT id::text AS id, title FROM listings
    WHERE vin = ${vin} AND status NOT IN ('draft', 'removed') AND id IS DISTINCT FROM ${listingId}::uuid
    ORDER BY id LIMIT ${maxNamedOthers}`);
}

type Subject = { listingId: string | null; vendor: LockedVendor; content: Content; othersInBatch?: number };

/** Hints for the reviewing admin; `othersInBatch` is the number of other listings submitted together with it. */
export async function risksOf(
  tx: Transaction,
  { listingId, vendor, content, othersInBatch = 0 }: Subject,
): Promise<RiskReasonDto[]> {
  const { title, description, images } = content;
  const vendorId = vendor.id;
  const [offer] = await tx.rows<Pick<RiskFacts, "sameTitle">>(sql`
    SELECT count(*)::int AS "sameTitle" FROM listings WHERE vendor_id = ${vendorId}::uuid AND status = 'approved'
      AND title = ${title} AND id IS DISTINCT FROM ${listingId}::uuid`);
  const facts = await readVendorFacts(tx, vendorId, listingId);
  return textRisks(content, {
    ...facts,
    lastHour: facts.lastHour + othersInBatch,
    sameTitle: offer?.sameTitle ?? 0,
    sameVins: await findSameVins(tx, content.details.vin, listingId),
    sameTexts: await findSimilarTexts(tx, {
      vendorId,
      description,
      share: copiedShare,
      limit: maxNamedOthers,
    }),
    samePictures: await findSimilarPictures(tx, { vendorId, images, limit: 50 }),
    prices: await readPriceRange(tx, content),
    words: findBlocked(content, await readBlockedWords(tx)).map(({ word }) => word),
  });
}
