import "server-only";
import { listCaseListings } from "@/lib/listings/moderation/case.rows";
import { rows, slowRows, sql } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import { AppError } from "@/lib/shared/app-error";
import { mailboxSql, phoneDigits } from "@/lib/users/related.rows";
import type { VendorCaseDto } from "./moderation.contract";
import { vendorReviewCopy } from "./moderation.copy";

type WithDates<T, K extends keyof T> = Omit<T, K> & Record<K, Date>;
type ApplicationRow = WithDates<VendorCaseDto["applications"][number], "submittedAt">;
type EventRow = WithDates<VendorCaseDto["history"][number], "at">;
const shown = { listings: 8, reports: 8 } as const;

type Counts = Pick<VendorCaseDto, "listings" | "reports" | "cases">;

function readApplications(id: string): Promise<ApplicationRow[]> {
  return rows<ApplicationRow>(sql`
    SELECT id, business_name AS "businessName", phone, note, status, reason, submitted_at AS "submittedAt"
    FROM vendor_applications WHERE vendor_id = ${id}::uuid ORDER BY submitted_at DESC LIMIT 20`);
}

function readHistory(id: string): Promise<EventRow[]> {
  return rows<EventRow>(sql`
    SELECT e.id, e.to_status AS status, e.reason, u.username::text AS by, e.created_at AS at
    FROM vendor_events e LEFT JOIN users u ON u.id = e.actor_id
    WHERE e.vendor_id = ${id}::uuid ORDER BY e.created_at DESC LIMIT 50`);
}

async function readCounts(id: string): Promise<Counts | undefined> {
  const [row] = await rows<Counts>(sql`
    SELECT
      (SELECT json_build_object('live', count(*) FILTER (WHERE status = 'approved'),
          'pending', count(*) FILTER (WHERE status = 'pending'),
          'rejected', count(*) FILTER (WHERE status = 'rejected'),
          'removed', count(*) FILTER (WHERE status = 'removed'))
        FROM listings WHERE vendor_id = v.id) AS listings,
      (SELECT json_build_object('open', count(*) FILTER (WHERE p.status = 'open'),
          'upheld', count(*) FILTER (WHERE p.status = 'resolved'),
          'dismissed', count(*) FILTER (WHERE p.status = 'dismissed'))
        FROM reports p WHERE (p.subject_type = 'vendor' AND p.subject_id = v.id)
          OR (p.subject_type = 'listing' AND p.subject_id IN (SELECT id FROM listings WHERE vendor_id = v.id)))
        AS reports,
      (SELECT json_build_object('open', count(*) FILTER (WHERE k.status = 'open'),
          'confirmed', count(*) FILTER (WHERE k.outcome = 'confirmed'), 'total', count(*))
        FROM deal_cases k WHERE k.other_id = v.user_id) AS cases
    FROM vendors v WHERE v.id = ${id}::uuid`);
  return row;
}

type ReportRow = WithDates<VendorCaseDto["newestReports"][number], "at">;

function readReports(id: string): Promise<ReportRow[]> {
  return rows<ReportRow>(sql`
    SELECT p.id, p.subject_type AS subject, p.reason, p.text, p.status, p.created_at AS at,
      CASE WHEN l.id IS NOT NULL THEN json_build_object('id', l.id, 'title', l.title) END AS listing
    FROM reports p LEFT JOIN listings l ON p.subject_type = 'listing' AND l.id = p.subject_id
    WHERE (p.subject_type = 'vendor' AND p.subject_id = ${id}::uuid)
      OR (p.subject_type = 'listing' AND p.subject_id IN (SELECT id FROM listings WHERE vendor_id = ${id}::uuid))
    ORDER BY p.created_at DESC, p.id DESC LIMIT ${shown.reports}`);
}

/** 'HTTPS://www.Shop.example/?from=ad' → 'shop.example'. */
const normalizedWebsite = (address: Sql) =>
  sql`lower(rtrim(regexp_replace(${address}, '^https?://(www\\.)?|[?#].*$', '', 'gi'), '/'))`;

/**
 * Businesses that share a phone number (business, owner, earlier applications), website, owner mailbox, or hashed
 * sign-in address.
 */
function readRelatedVendors(id: string): Promise<VendorCaseDto["alike"]> {
  return slowRows<VendorCaseDto["alike"][number]>(sql`
    WITH numbers AS (
      SELECT id, ${phoneDigits(sql`phone`)} AS digits FROM vendors
      UNION SELECT v.id, ${phoneDigits(sql`u.phone`)} FROM vendors v JOIN users u ON u.id = v.user_id
      UNION SELECT vendor_id, ${phoneDigits(sql`phone`)} FROM vendor_applications),
    callers AS (
      SELECT o.id FROM numbers this JOIN numbers o ON o.digits = this.digits
      WHERE this.id = ${id}::uuid AND length(this.digits) >= 7),
    sites AS (
      SELECT o.id FROM vendors this JOIN vendors o ON ${normalizedWebsite(sql`o.website`)} = ${normalizedWebsite(sql`this.website`)}
      WHERE this.id = ${id}::uuid AND this.website <> ''),
    mailboxes AS (
      SELECT v.id, ${mailboxSql(sql`u.email::text`)} AS box FROM vendors v JOIN users u ON u.id = v.user_id),
    mailed AS (
      SELECT o.id FROM mailboxes this JOIN mailboxes o ON o.box = this.box WHERE this.id = ${id}::uuid),
    networks AS (
      SELECT DISTINCT s.ip_hash FROM sessions s JOIN vendors v ON v.user_id = s.user_id
      WHERE v.id = ${id}::uuid AND s.ip_hash IS NOT NULL AND s.last_used_at > now() - interval '90 days'),
    near AS (
      SELECT DISTINCT s.user_id FROM sessions s JOIN networks n ON n.ip_hash = s.ip_hash
      WHERE s.last_used_at > now() - interval '90 days')
    SELECT o.id, o.business_name AS "businessName", o.status, o.phone, o.website, o.email, o.network FROM (
      SELECT id, business_name, status, submitted_at, id IN (SELECT id FROM callers) AS phone,
        id IN (SELECT id FROM sites) AS website, id IN (SELECT id FROM mailed) AS email, user_id IN (SELECT user_id FROM near) AS network
      FROM vendors WHERE id <> ${id}::uuid) o
    WHERE o.phone OR o.website OR o.email OR o.network ORDER BY o.submitted_at DESC LIMIT 10`);
}

export async function getVendorCase(id: string): Promise<VendorCaseDto> {
  const [counts, applications, history, alike, newestListings, newestReports] = await Promise.all([
    readCounts(id),
    readApplications(id),
    readHistory(id),
    readRelatedVendors(id),
    listCaseListings({ vendorId: id, limit: shown.listings }),
    readReports(id),
  ]);
  if (!counts) throw new AppError("not_found", vendorReviewCopy.notFound);
  return {
    ...counts,
    alike,
    newestListings,
    newestReports: newestReports.map((row) => ({ ...row, at: row.at.toISOString() })),
    applications: applications.map((row) => ({ ...row, submittedAt: row.submittedAt.toISOString() })),
    history: history.map((row) => ({ ...row, at: row.at.toISOString() })),
  };
}
