import "server-only";
import { rows, sql } from "@/lib/server/db";
import { afterTimeCursor, countUpTo, type CappedTotal } from "@/lib/server/sql";
import { toPage, type Page } from "@/lib/shared/page";
import { readName } from "@/lib/users/name-search.queries";
import { isOfPerson } from "@/lib/users/name-search.rows";
import type { IssuedLinkDto, IssuedLinksQuery } from "./issued.contract";

const linkCountCap = 1000;

type Row = Omit<IssuedLinkDto, "createdAt" | "expiresAt" | "person"> & {
  createdAt: Date;
  expiresAt: Date;
  userId: string;
  username: string;
  firstName: string;
  lastName: string;
};

function toLink({ userId, username, firstName, lastName, createdAt, expiresAt, ...row }: Row): IssuedLinkDto {
  return {
    ...row,
    person: { id: userId, name: `${firstName} ${lastName}`, username },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

export async function listIssuedLinks({
  search,
  limit,
  cursor,
}: IssuedLinksQuery): Promise<Page<IssuedLinkDto>> {
  const ofPeople = search ? isOfPerson(sql`t.user_id`, await readName(search)) : sql`true`;
  const where = sql`t.issued_by_id IS NOT NULL AND ${ofPeople}`;
  const after = afterTimeCursor({ columns: sql`t.created_at, t.id`, first: "newest", cursor });
  const [found, [counted]] = await Promise.all([
    rows<Row>(sql`
      SELECT t.id, t.created_at AS "createdAt", t.expires_at AS "expiresAt",
        CASE WHEN t.used_at IS NOT NULL THEN 'used' WHEN t.revoked_at IS NOT NULL THEN 'replaced'
          WHEN t.expires_at <= now() THEN 'expired' ELSE 'open' END AS state,
        u.id AS "userId", u.username::text AS username, u.first_name AS "firstName", u.last_name AS "lastName",
        a.username::text AS "issuedBy"
      FROM password_reset_tokens t JOIN users u ON u.id = t.user_id JOIN users a ON a.id = t.issued_by_id
      WHERE ${where} AND ${after}
      ORDER BY t.created_at DESC, t.id DESC LIMIT ${limit + 1}::int`),
    rows<CappedTotal>(countUpTo(linkCountCap, sql`FROM password_reset_tokens t WHERE ${where}`)),
  ]);
  return toPage({ found, limit, toItem: toLink, placeOf: ({ createdAt, id }) => [createdAt, id] }, counted);
}
