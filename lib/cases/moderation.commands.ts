import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { requireNextState } from "@/lib/shared/decision-checks";
import { caseCopy as copy, caseOutcomeNames } from "./copy";
import type { CaseDecision, CaseStatementsDto } from "./moderation.contract";
import { notifyClosed } from "./notices.rows";
import { caseSubject, filesColumn, kindColumn } from "./rows";
import { caseTransitions, type CaseKind, type CaseReason, type CaseStatus } from "./rules";

type LockedCase = {
  kind: CaseKind;
  status: CaseStatus;
  reason: CaseReason;
  title: string;
  conversationId: string;
  people: string[];
};

async function lockCase(tx: Transaction, id: string): Promise<LockedCase> {
  const [found] = await tx.rows<LockedCase>(sql`
    SELECT k.status, k.reason, t.title, t.conversation_id::text AS "conversationId", ${kindColumn},
      ARRAY[k.opener_id::text, k.other_id::text] AS people
    FROM deal_cases k CROSS JOIN ${caseSubject}
    WHERE k.id = ${id}::uuid FOR UPDATE OF k`);
  if (!found) throw new AppError("not_found", copy.notFound);
  return found;
}

type Admin = { admin: Viewer; id: string; headers: Headers };
type StatementRow = Omit<CaseStatementsDto[number], "createdAt"> & { createdAt: Date };

export function readStatements({ admin, id, headers }: Admin): Promise<CaseStatementsDto> {
  return transaction(async (tx) => {
    const { title, reason } = await lockCase(tx, id);
    const found = await tx.rows<StatementRow>(sql`
      SELECT s.id::text, coalesce(v.business_name, u.first_name || ' ' || u.last_name) AS author, s.text,
        s.created_at AS "createdAt", ${filesColumn} AS files
      FROM case_statements s JOIN users u ON u.id = s.author_id LEFT JOIN vendors v ON v.user_id = u.id
      WHERE s.case_id = ${id}::uuid ORDER BY s.created_at, s.id`);
    await recordAudit(tx, {
      actor: admin,
      action: "case.read",
      subjectType: "case",
      subjectId: id,
      summary: `The statements of a case about ${title} were read`,
      data: { reason, statements: found.length },
      state: null,
      headers,
    });
    return found.map(({ createdAt, ...statement }) => ({
      ...statement,
      createdAt: createdAt.toISOString(),
    }));
  });
}

/** Throws 409 if another admin was first. */
export async function closeCase({ admin, id, headers, outcome, text }: Admin & CaseDecision): Promise<void> {
  await transaction(async (tx) => {
    const { kind, title, conversationId, people, status } = await lockCase(tx, id);
    const to = requireNextState(caseTransitions, { status, action: "close", actor: "admin" }, copy.decided);
    await recordAudit(tx, {
      actor: admin,
      action: "case.close",
      subjectType: "case",
      subjectId: id,
      summary: `A case about ${title} was closed: ${caseOutcomeNames[outcome]}`,
      data: { outcome, reason: text },
      state: { before: { status }, after: { status: to, outcome } },
      headers,
    });
    await tx.rows(sql`
      UPDATE deal_cases SET status = ${to}::case_status, outcome = ${outcome}::case_outcome, outcome_text = ${text},
        closed_at = now(), closed_by_id = ${admin.id}::uuid
      WHERE id = ${id}::uuid`);
    await notifyClosed(tx, { id, kind, title, conversationId, to: people, outcome, text });
  });
  log.info({ event: "case_closed", caseId: id, outcome, userId: admin.id });
  await scheduleMail();
}
