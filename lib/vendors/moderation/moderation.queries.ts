import "server-only";
import { findBlocked, wordRisks, type BlockedWord } from "@/lib/listings/desk/risk.rules";
import { readBlockedWords } from "@/lib/listings/desk/risk.rows";
import type { RiskReasonDto } from "@/lib/listings/desk/risk.schema";
import { rows, sql } from "@/lib/server/db";
import { afterTimeCursor, allOf, countUpTo, preventIndexUse, type CappedTotal } from "@/lib/server/sql";
import { AppError } from "@/lib/shared/app-error";
import { toPage, type Page } from "@/lib/shared/page";
import { readName } from "@/lib/users/name-search.queries";
import { isOfVendor, type Name } from "@/lib/users/name-search.rows";
import type { ReviewedVendorDto, ReviewQuery } from "./moderation.contract";
import { vendorReviewCopy } from "./moderation.copy";
import { vendorCountCap } from "@/lib/vendors/rules";

type Row = Omit<
  ReviewedVendorDto,
  "riskReasons" | "owner" | "submittedAt" | "approvedAt" | "updatedAt" | "verification"
> & {
  verifiedAt: Date | null;
  verifiedBy: string | null;
  submittedAt: Date;
  approvedAt: Date | null;
  updatedAt: Date;
  userId: string;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  emailVerified: boolean;
  memberSince: Date;
};

const columns = sql`v.id, v.business_name AS "businessName", v.category, v.phone, v.status,
  v.decision_reason AS "decisionReason", v.submitted_at AS "submittedAt", v.approved_at AS "approvedAt",
  v.updated_at AS "updatedAt", v.verified, v.verified_at AS "verifiedAt",
  (SELECT a.username::text FROM users a WHERE a.id = v.verified_by_id) AS "verifiedBy", u.id AS "userId", u.username, u.first_name AS "firstName",
  u.last_name AS "lastName", u.email, u.email_verified_at IS NOT NULL AS "emailVerified",
  u.created_at AS "memberSince",
  (SELECT count(*)::int FROM vendor_applications a WHERE a.vendor_id = v.id) AS applications,
  coalesce((SELECT a.note FROM vendor_applications a WHERE a.vendor_id = v.id
    ORDER BY a.submitted_at DESC LIMIT 1), '') AS note`;

const tables = sql`vendors v JOIN users u ON u.id = v.user_id`;

/** Looks up owners one by one, because a join would scan all users for a few vendors. */
const hasOwner = preventIndexUse(sql`(SELECT u.status <> 'deleted' FROM users u WHERE u.id = v.user_id)`);

/** Checks only the public name for contact details; the internal note may have some. */
function risksOf({ status, businessName, note }: Row, words: readonly BlockedWord[]): RiskReasonDto[] {
  if (status !== "pending") return [];
  const flagged = findBlocked({ title: businessName, description: note }, words);
  return wordRisks(
    businessName,
    flagged.map(({ word }) => word),
  );
}

function toVendor(row: Row, words: readonly BlockedWord[]): ReviewedVendorDto {
  const {
    userId,
    username,
    firstName,
    lastName,
    email,
    emailVerified,
    memberSince,
    verifiedAt,
    verifiedBy,
    ...vendor
  } = row;
  return {
    ...vendor,
    riskReasons: risksOf(row, words),
    submittedAt: row.submittedAt.toISOString(),
    approvedAt: row.approvedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    verification: verifiedAt ? { by: verifiedBy, at: verifiedAt.toISOString() } : null,
    owner: {
      id: userId,
      username,
      firstName,
      lastName,
      email,
      emailVerified,
      memberSince: memberSince.toISOString(),
    },
  };
}

function conditionsOf({ status }: Pick<ReviewQuery, "status">, name: Name | null) {
  return allOf([
    hasOwner,
    ...(status ? [sql`v.status = ${status}::vendor_status`] : []),
    ...(name ? [isOfVendor(sql`v.id`, name)] : []),
  ]);
}

export async function listVendorsForReview(query: ReviewQuery): Promise<Page<ReviewedVendorDto>> {
  const { limit, cursor } = query;
  const where = conditionsOf(query, query.search ? await readName(query.search) : null);
  const after = afterTimeCursor({ columns: sql`v.submitted_at, v.id`, first: "oldest", cursor });
  const [words, found, [counted]] = await Promise.all([
    readBlockedWords({ rows }),
    rows<Row>(sql`
      SELECT ${columns} FROM ${tables} WHERE ${where} AND ${after}
      ORDER BY v.submitted_at, v.id LIMIT ${limit + 1}::int`),
    rows<CappedTotal>(countUpTo(vendorCountCap, sql`FROM vendors v WHERE ${where}`)),
  ]);
  const placeOf = ({ submittedAt, id }: Row) => [submittedAt, id];
  return toPage({ found, limit, toItem: (row) => toVendor(row, words), placeOf }, counted);
}

export async function readVendorForReview(id: string): Promise<ReviewedVendorDto> {
  const [row] = await rows<Row>(sql`SELECT ${columns} FROM ${tables} WHERE v.id = ${id}::uuid`);
  if (!row) throw new AppError("not_found", vendorReviewCopy.notFound);
  return toVendor(row, await readBlockedWords({ rows }));
}
