import "server-only";
import { rows, slowRows, sql } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import { fromCents } from "@/lib/shared/money";
import {
  findSimilarPictures,
  findSimilarTexts,
  readPriceRange,
} from "@/lib/listings/desk/similar-listings.rows";
import { similarShare, type PriceRange } from "@/lib/listings/desk/similar-listings.rules";
import { readDraft, type Draft } from "../desk/editing.queries";
import { lifecycleCopy } from "../desk/lifecycle.copy";
import { listCaseListings, toCaseListing } from "./case.rows";
import type { ListingCaseDto } from "./decision.contract";

type Report = ListingCaseDto["reports"][number];
type Decision = ListingCaseDto["decisions"][number];

const shown = { texts: 4, pictures: 6, others: 6, reports: 6, decisions: 20 } as const;

function readReports({ id, vendorId }: Draft): Promise<(Omit<Report, "at"> & { at: Date })[]> {
  return rows(sql`
    SELECT id, subject_type AS subject, reason, text, status, created_at AS at FROM reports
    WHERE (subject_type, subject_id) IN (('listing', ${id}::uuid), ('vendor', ${vendorId}::uuid))
    ORDER BY created_at DESC, id DESC LIMIT ${shown.reports}`);
}

function readDecisions({ id }: Draft): Promise<(Omit<Decision, "at"> & { at: Date })[]> {
  return rows(sql`
    SELECT e.id, e.action, e.reason, u.username::text AS by, e.created_at AS at
    FROM listing_events e LEFT JOIN users u ON u.id = e.actor_id
    WHERE e.listing_id = ${id}::uuid ORDER BY e.created_at DESC, e.id DESC LIMIT ${shown.decisions}`);
}

function toPrices(range: PriceRange | null): ListingCaseDto["prices"] {
  if (!range) return null;
  const { kind, count, lowCents, medianCents, highCents } = range;
  const dollars = (cents: number) => fromCents(Math.round(cents));
  return { kind, count, low: dollars(lowCents), median: dollars(medianCents), high: dollars(highCents) };
}

function dated<T extends { at: Date }>({ at, ...rest }: T) {
  return { ...rest, at: at.toISOString() };
}

export async function getListingCase(id: string): Promise<ListingCaseDto> {
  const draft = await readDraft(id);
  if (!draft) throw new AppError("not_found", lifecycleCopy.notFound);
  const { vendorId, proposed } = draft;
  const { description, images, priceCents } = proposed;
  const reader = { rows: slowRows };
  const [texts, pictures, prices, others, reports, decisions] = await Promise.all([
    findSimilarTexts(reader, { vendorId, description, share: similarShare, limit: shown.texts }),
    findSimilarPictures(reader, { vendorId, images, limit: shown.pictures }),
    readPriceRange(reader, proposed),
    listCaseListings({ vendorId, exceptId: id, limit: shown.others }),
    readReports(draft),
    readDecisions(draft),
  ]);
  return {
    price: fromCents(priceCents),
    prices: toPrices(prices),
    texts: texts.map(({ share, ...text }) => ({ ...toCaseListing(text), percent: Math.round(share * 100) })),
    pictures: pictures.map(toCaseListing),
    others,
    reports: reports.map(dated),
    decisions: decisions.map(dated),
  };
}
