import "server-only";
import { empty, join, rows, sql } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import { decodeCursor, encodeCursor } from "@/lib/shared/cursor";
import { momentCursorSchema } from "@/lib/shared/cursor-schema";
import { escapeLike } from "@/lib/shared/text";
import type { ReviewedVendorDto, ReviewQuery } from "./contract";
import { vendorReviewCopy } from "./copy";

type Row = Omit<ReviewedVendorDto, "owner" | "submittedAt" | "approvedAt" | "updatedAt"> & {
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
  v.updated_at AS "updatedAt", u.id AS "userId", u.username, u.first_name AS "firstName",
  u.last_name AS "lastName", u.email, u.email_verified_at IS NOT NULL AS "emailVerified",
  u.created_at AS "memberSince",
  (SELECT count(*)::int FROM vendor_applications a WHERE a.vendor_id = v.id) AS applications,
  coalesce((SELECT a.note FROM vendor_applications a WHERE a.vendor_id = v.id
    ORDER BY a.submitted_at DESC LIMIT 1), '') AS note`;

const tables = sql`vendors v JOIN users u ON u.id = v.user_id`;

function toVendor(row: Row): ReviewedVendorDto {
  const { userId, username, firstName, lastName, email, emailVerified, memberSince, ...vendor } = row;
  return {
    ...vendor,
    submittedAt: row.submittedAt.toISOString(),
    approvedAt: row.approvedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
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

type VendorPage = { items: ReviewedVendorDto[]; next: string | null; total: number; capped: boolean };

function conditionsOf({ status, search }: Pick<ReviewQuery, "status" | "search">) {
  const pattern = search ? `%${escapeLike(search)}%` : null;
  const conditions = [
    sql`u.status <> 'deleted'`,
    ...(status ? [sql`v.status = ${status}::vendor_status`] : []),
    ...(pattern
      ? [
          sql`(v.business_name ILIKE ${pattern} OR u.username::text ILIKE ${pattern} OR u.email::text ILIKE ${pattern})`,
        ]
      : []),
  ];
  return join(conditions, " AND ");
}

/** Vendors for the admin, the one who waits longest first. */
export async function listVendorsForReview(query: ReviewQuery): Promise<VendorPage> {
  const { limit, cursor } = query;
  const where = conditionsOf(query);
  const position = cursor ? decodeCursor(cursor, momentCursorSchema) : null;
  const after = position
    ? sql`AND (v.submitted_at, v.id) > (${position[0]}::timestamptz, ${position[1]}::uuid)`
    : empty;
  const [found, counted] = await Promise.all([
    rows<Row>(sql`
      SELECT ${columns} FROM ${tables} WHERE ${where} ${after}
      ORDER BY v.submitted_at, v.id LIMIT ${limit + 1}::int`),
    rows<{ total: number }>(sql`SELECT count(*)::int AS total FROM ${tables} WHERE ${where}`),
  ]);
  const items = found.slice(0, limit).map(toVendor);
  const last = items.at(-1);
  const next = found.length > limit && last ? encodeCursor([last.submittedAt, last.id]) : null;
  return { items, next, total: counted[0]?.total ?? 0, capped: false };
}

/** One vendor as the admin sees it. */
export async function readVendorForReview(id: string): Promise<ReviewedVendorDto> {
  const [row] = await rows<Row>(sql`SELECT ${columns} FROM ${tables} WHERE v.id = ${id}::uuid`);
  if (!row) throw new AppError("not_found", vendorReviewCopy.notFound);
  return toVendor(row);
}
