import "server-only";
import { rows, sql } from "@/lib/server/db";
import { afterTimeCursor, constant, countUpTo, type CappedTotal, type Sql } from "@/lib/server/sql";
import { toPage, type Page } from "@/lib/shared/page";
import type { HeldMessageDto, HeldQueueQuery } from "./held.contract";

const countCap = 1000;

type Row = Omit<HeldMessageDto, "createdAt" | "memberSince"> & { createdAt: Date; memberSince: Date };

const person = (id: Sql) => sql`(SELECT json_build_object('id', u.id,
    'name', coalesce(v.business_name, u.first_name || ' ' || u.last_name))
  FROM users u LEFT JOIN vendors v ON v.user_id = u.id WHERE u.id = ${id})`;

function toItem({ createdAt, memberSince, ...row }: Row): HeldMessageDto {
  return { ...row, createdAt: createdAt.toISOString(), memberSince: memberSince.toISOString() };
}

export async function listHeldMessages({ limit, cursor }: HeldQueueQuery): Promise<Page<HeldMessageDto>> {
  const after = afterTimeCursor({ columns: sql`h.created_at, h.id`, first: "oldest", cursor });
  const waiting = sql`FROM held_messages h WHERE h.status = 'waiting'`;
  const [found, [counted]] = await Promise.all([
    rows<Row>(sql`
      SELECT h.id::text, ${person(sql`h.sender_id`)} AS sender, ${person(sql`c.owner_id`)} AS recipient,
        coalesce(l.title, j.title, b.business_name) AS about, h.copies, s.created_at AS "memberSince",
        h.created_at AS "createdAt"
      FROM (SELECT h.* ${waiting} AND ${after} ORDER BY h.created_at, h.id LIMIT ${constant(limit + 1)}) h
        JOIN conversations c ON c.id = h.conversation_id JOIN users s ON s.id = h.sender_id
        LEFT JOIN listings l ON l.id = c.listing_id LEFT JOIN jobs j ON j.id = c.job_id
        LEFT JOIN vendors b ON b.id = c.vendor_id
      ORDER BY h.created_at, h.id`),
    rows<CappedTotal>(countUpTo(countCap, waiting)),
  ]);
  return toPage({ found, limit, toItem, placeOf: ({ createdAt, id }) => [createdAt, id] }, counted);
}
