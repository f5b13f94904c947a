import "server-only";
import { reviewerName } from "@/lib/reviews/rules";
import { rows, sql } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import { authorOf, type Actor } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import type { CaseDto } from "./contract";
import { caseCopy as copy } from "./copy";
import { caseSubject, filesColumn } from "./rows";
import { canAddStatement } from "./rules";

type StatementRow = CaseDto["statements"][number];

type Row = Omit<CaseDto, "other" | "createdAt" | "statementsUntil" | "canAdd" | "closedAt" | "statements"> & {
  businessName: string | null;
  firstName: string;
  lastName: string;
  createdAt: Date;
  statementsUntil: Date;
  isOver: boolean;
  closedAt: Date | null;
  statements: StatementRow[];
};

function toCase(row: Row): CaseDto {
  const { businessName, firstName, lastName, isOver, statements, ...rest } = row;
  const written = statements.filter(({ mine }) => mine).length;
  return {
    ...rest,
    other: businessName ?? reviewerName(firstName, lastName),
    createdAt: row.createdAt.toISOString(),
    statementsUntil: row.statementsUntil.toISOString(),
    canAdd: canAddStatement({ status: row.status, isOver, written }),
    closedAt: row.closedAt?.toISOString() ?? null,
    statements: statements.map((one) => ({ ...one, createdAt: new Date(one.createdAt).toISOString() })),
  };
}

const writerColumn = (side: Sql, reader: Sql) =>
  sql`CASE WHEN s.author_id = ${side} AND w.id <> ${reader} THEN w.first_name || ' ' || w.last_name END`;

/** Only for its two sides and their team; throws not_found for everyone else, also for admins. */
export async function getCase(actor: Actor, id: string): Promise<CaseDto> {
  const me = sql`${actor.id}::uuid`;
  const reader = sql`${authorOf(actor).id}::uuid`;
  const [row] = await rows<Row>(sql`
    SELECT k.id::text, t.conversation_id::text AS "conversationId", t.title, k.opener_id = ${me} AS mine, k.reason,
      k.status, k.created_at AS "createdAt", k.statements_until AS "statementsUntil",
      k.statements_until <= now() AS "isOver", k.outcome, k.outcome_text AS "outcomeText", k.closed_at AS "closedAt",
      u.first_name AS "firstName", u.last_name AS "lastName",
      CASE WHEN v.status IN ('approved', 'suspended') THEN v.business_name END AS "businessName",
      (SELECT coalesce(json_agg(json_build_object('id', s.id, 'mine', s.author_id = ${me}, 'by', ${writerColumn(me, reader)},
          'text', s.text, 'createdAt', s.created_at, 'files', ${filesColumn}) ORDER BY s.created_at, s.id), '[]')
        FROM case_statements s JOIN users w ON w.id = coalesce(s.written_by_id, s.author_id)
        WHERE s.case_id = k.id) AS statements
    FROM deal_cases k CROSS JOIN ${caseSubject}
      JOIN users u ON u.id = CASE WHEN k.opener_id = ${me} THEN k.other_id ELSE k.opener_id END
      LEFT JOIN vendors v ON v.user_id = u.id
    WHERE k.id = ${id}::uuid AND ${me} IN (k.opener_id, k.other_id)`);
  if (!row) throw new AppError("not_found", copy.notFound);
  return toCase(row);
}
