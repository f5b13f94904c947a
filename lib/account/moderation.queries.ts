import "server-only";
import { rows, sql } from "@/lib/server/db";
import { afterTimeCursor, allOf, countUpTo, type CappedTotal } from "@/lib/server/sql";
import { AppError } from "@/lib/shared/app-error";
import { toPage, type Page } from "@/lib/shared/page";
import { readName } from "@/lib/users/name-search.queries";
import { isPersonOf, type Name } from "@/lib/users/name-search.rows";
import type { AccountDto, AccountsQuery } from "./moderation.contract";
import { accountModerationCopy } from "./moderation.copy";
import { accountCountCap } from "./moderation.rules";

type Row = Omit<AccountDto, "memberSince" | "lastSeenAt" | "suspendedUntil"> & {
  memberSince: Date;
  lastSeenAt: Date | null;
  suspendedUntil: Date | null;
};

const columns = sql`u.id, u.username::text AS username, u.first_name AS "firstName", u.last_name AS "lastName",
  u.email::text AS email, u.email_verified_at IS NOT NULL AS "emailVerified", u.role::text AS role, u.moderator,
  u.status::text AS status, u.suspended_reason AS "suspendedReason", u.suspended_until AS "suspendedUntil", v.id AS "vendorId",
  v.status::text AS "vendorStatus", u.created_at AS "memberSince",
  EXISTS (SELECT 1 FROM totp_credentials t WHERE t.user_id = u.id AND t.confirmed_at IS NOT NULL) AS "secondStep",
  (SELECT count(*)::int FROM sessions s WHERE s.user_id = u.id AND s.revoked_at IS NULL AND s.expires_at > now())
    AS devices,
  (SELECT max(s.last_used_at) FROM sessions s WHERE s.user_id = u.id) AS "lastSeenAt"`;

const tables = sql`users u LEFT JOIN vendors v ON v.user_id = u.id`;

function toAccount(row: Row): AccountDto {
  return {
    ...row,
    memberSince: row.memberSince.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    suspendedUntil: row.suspendedUntil?.toISOString() ?? null,
  };
}

function conditionsOf({ role, status }: AccountsQuery, name: Name | null) {
  return allOf([
    sql`u.status <> 'deleted'`,
    ...(role ? [sql`u.role = ${role}::role`] : []),
    ...(status ? [sql`u.status = ${status}::user_status`] : []),
    ...(name ? [isPersonOf(name)] : []),
  ]);
}

export async function listAccountsForReview(query: AccountsQuery): Promise<Page<AccountDto>> {
  const { limit, cursor } = query;
  const where = conditionsOf(query, query.search ? await readName(query.search) : null);
  const after = afterTimeCursor({ columns: sql`u.created_at, u.id`, first: "newest", cursor });
  const [found, [counted]] = await Promise.all([
    rows<Row>(sql`
      SELECT ${columns} FROM ${tables} WHERE ${where} AND ${after}
      ORDER BY u.created_at DESC, u.id DESC LIMIT ${limit + 1}::int`),
    rows<CappedTotal>(countUpTo(accountCountCap, sql`FROM ${tables} WHERE ${where}`)),
  ]);
  const placeOf = ({ memberSince, id }: Row) => [memberSince, id];
  return toPage({ found, limit, toItem: toAccount, placeOf }, counted);
}

export async function readAccountForReview(id: string): Promise<AccountDto> {
  const [row] = await rows<Row>(
    sql`SELECT ${columns} FROM ${tables} WHERE u.id = ${id}::uuid AND u.status <> 'deleted'`,
  );
  if (!row) throw new AppError("not_found", accountModerationCopy.notFound);
  return toAccount(row);
}
