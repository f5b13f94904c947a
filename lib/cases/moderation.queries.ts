import "server-only";
import { rows, sql } from "@/lib/server/db";
import { afterTimeCursor, countUpTo, type CappedTotal, type Sql } from "@/lib/server/sql";
import { AppError } from "@/lib/shared/app-error";
import { fromCents } from "@/lib/shared/money";
import { toPage, type Page } from "@/lib/shared/page";
import { caseCopy as copy } from "./copy";
import type { CaseQueueQuery, QueuedCaseDto } from "./moderation.contract";
import { caseSubject } from "./rows";
import { caseCountCap } from "./rules";

type Row = Omit<QueuedCaseDto, "amount" | "createdAt" | "statementsUntil" | "closedAt"> & {
  amountCents: number | null;
  createdAt: Date;
  statementsUntil: Date;
  closedAt: Date | null;
};

const side = (userId: Sql) => sql`(SELECT json_build_object('id', u.id,
    'name', coalesce(v.business_name, u.first_name || ' ' || u.last_name),
    'cases', (SELECT count(*)::int FROM deal_cases n WHERE n.other_id = u.id))
  FROM users u LEFT JOIN vendors v ON v.user_id = u.id WHERE u.id = ${userId})`;

const columns = sql`k.id::text, t.title, t.amount_cents AS "amountCents", k.reason, k.status,
  ${side(sql`k.opener_id`)} AS opener, ${side(sql`k.other_id`)} AS other,
  (SELECT count(*)::int FROM case_statements s WHERE s.case_id = k.id) AS statements,
  EXISTS (SELECT FROM case_statements s WHERE s.case_id = k.id AND s.author_id = k.other_id) AS answered,
  k.created_at AS "createdAt", k.statements_until AS "statementsUntil", k.statements_until <= now() AS "isOver", k.outcome, k.outcome_text AS "outcomeText",
  k.closed_at AS "closedAt"`;

function toItem({ amountCents, createdAt, statementsUntil, closedAt, ...row }: Row): QueuedCaseDto {
  return {
    ...row,
    amount: amountCents === null ? null : fromCents(amountCents),
    createdAt: createdAt.toISOString(),
    statementsUntil: statementsUntil.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}

export async function listCases({ status, limit, cursor }: CaseQueueQuery): Promise<Page<QueuedCaseDto>> {
  const first = status === "open" ? "oldest" : "newest";
  const order = first === "oldest" ? sql`k.created_at, k.id` : sql`k.created_at DESC, k.id DESC`;
  const after = afterTimeCursor({ columns: sql`k.created_at, k.id`, first, cursor });
  const where = sql`k.status = ${status}::case_status`;
  const [found, [counted]] = await Promise.all([
    rows<Row>(sql`
      SELECT ${columns}
      FROM (SELECT k.* FROM deal_cases k WHERE ${where} AND ${after} ORDER BY ${order} LIMIT ${limit + 1}::int) k
        CROSS JOIN ${caseSubject}
      ORDER BY ${order}`),
    rows<CappedTotal>(countUpTo(caseCountCap, sql`FROM deal_cases k WHERE ${where}`)),
  ]);
  return toPage({ found, limit, toItem, placeOf: ({ createdAt, id }) => [createdAt, id] }, counted);
}

export async function readQueuedCase(id: string): Promise<QueuedCaseDto> {
  const [row] = await rows<Row>(sql`
    SELECT ${columns} FROM deal_cases k, ${caseSubject}
    WHERE k.id = ${id}::uuid`);
  if (!row) throw new AppError("not_found", copy.notFound);
  return toItem(row);
}
