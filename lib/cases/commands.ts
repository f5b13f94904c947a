import "server-only";
import { auditAuthor } from "@/lib/audit/team.rows";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { raw, runStep, sql, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { consume, refund } from "@/lib/server/rate-limit";
import type { Sql } from "@/lib/server/sql";
import { authorOf, type Actor } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import type { CaseDto, NewCase, NewStatement } from "./contract";
import { caseCopy as copy, caseKindNames, subjectCopy } from "./copy";
import { notifyAdminsOfCase, notifyOpened, notifyStatement } from "./notices.rows";
import { getCase } from "./queries";
import { caseSubject, hasBegun, isCaseTime, isViewingCaseTime, readName } from "./rows";
import { caseLimit, maxStatements, statementDays, type CaseKind, type CaseStatus } from "./rules";

async function assertOwnFiles(tx: Transaction, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx.rows(sql`
    SELECT 1 FROM documents WHERE owner_id = ${userId}::uuid AND id = ANY (${[...ids]}::uuid[]) FOR SHARE`);
  if (found.length === ids.length) return;
  throw new AppError("rule_broken", copy.unknownFile, { fields: { documentIds: copy.unknownFile } });
}

type Statement = NewStatement & { caseId: string; actor: Actor };

async function insertStatement(tx: Transaction, statement: Statement): Promise<string> {
  const { caseId, actor, text } = statement;
  const documentIds = [...new Set(statement.documentIds)];
  await assertOwnFiles(tx, authorOf(actor).id, documentIds);
  const files = documentIds.map((documentId, position) => ({ documentId, position }));
  const { id } = await tx.caseStatement.create({
    data: {
      caseId,
      authorId: actor.id,
      writtenById: actor.author?.id,
      text,
      files: { createMany: { data: files } },
    },
    select: { id: true },
  });
  return id;
}

type CaseSubject = { kind: CaseKind; id: string };

type Subject = {
  conversationId: string;
  otherId: string;
  title: string;
  hasBegun: boolean;
  isCaseTime: boolean;
  hasOpen: boolean;
  hasOwn: boolean;
};

const subjects = {
  deal: {
    table: raw("offers"),
    column: raw("deal_id"),
    id: sql`o.id`,
    title: sql`l.title`,
    from: sql`offers o JOIN conversations c ON c.id = o.conversation_id JOIN listings l ON l.id = o.listing_id`,
    hasBegun: sql`(o.status = 'accepted' OR o.called_off_at IS NOT NULL)`,
    isCaseTime,
  },
  appointment: {
    table: raw("viewings"),
    column: raw("viewing_id"),
    id: sql`w.id`,
    title: sql`coalesce(l.title, j.title)`,
    from: sql`viewings w JOIN conversations c ON c.id = w.conversation_id
      LEFT JOIN listings l ON l.id = w.listing_id LEFT JOIN jobs j ON j.id = c.job_id`,
    hasBegun,
    isCaseTime: isViewingCaseTime,
  },
} as const;

async function lockSubject(tx: Transaction, userId: string, { kind, id }: CaseSubject): Promise<Subject> {
  const { table, column, from, id: subjectId, title, ...conditions } = subjects[kind];
  // Subqueries of a locking statement don't see rows that were added during its wait.
  await tx.rows(sql`SELECT 1 FROM ${table} WHERE id = ${id}::uuid FOR UPDATE`);
  const me = sql`${userId}::uuid`;
  const exists = (which: Sql) =>
    sql`EXISTS (SELECT FROM deal_cases k WHERE k.${column} = ${subjectId} AND ${which})`;
  const [found] = await tx.rows<Subject>(sql`
    SELECT c.id::text AS "conversationId",
      (CASE WHEN c.starter_id = ${me} THEN c.owner_id ELSE c.starter_id END)::text AS "otherId",
      ${title} AS title, ${conditions.hasBegun} AS "hasBegun", ${conditions.isCaseTime} AS "isCaseTime",
      ${exists(sql`k.status = 'open'`)} AS "hasOpen", ${exists(sql`k.opener_id = ${me}`)} AS "hasOwn"
    FROM ${from} WHERE ${subjectId} = ${id}::uuid AND ${me} IN (c.starter_id, c.owner_id)`);
  const { unknown, early, alreadyOpen, opened, late } = subjectCopy[kind];
  if (!found) throw new AppError("not_found", unknown);
  if (!found.hasBegun) throw new AppError("conflict", early);
  if (found.hasOpen) throw new AppError("conflict", alreadyOpen);
  if (found.hasOwn) throw new AppError("conflict", opened);
  if (!found.isCaseTime) throw new AppError("conflict", late);
  return found;
}

type CaseInput = NewCase & { actor: Actor; about: CaseSubject };

async function insertCase(tx: Transaction, opening: CaseInput): Promise<string> {
  const { actor, about, reason, text, documentIds } = opening;
  const userId = actor.id;
  const { otherId, title, conversationId } = await lockSubject(tx, userId, about);
  const { kind } = about;
  const [made] = await tx.rows<{ id: string; until: Date }>(sql`
    INSERT INTO deal_cases (id, ${subjects[kind].column}, opener_id, other_id, reason, statements_until)
    VALUES (gen_random_uuid(), ${about.id}::uuid, ${userId}::uuid, ${otherId}::uuid, ${reason}::case_reason,
      now() + make_interval(days => ${statementDays}::int))
    RETURNING id::text, statements_until AS until`);
  const { id, until } = made!;
  await insertStatement(tx, { caseId: id, actor, text, documentIds });
  await auditAuthor(tx, { actor, action: "answer", done: `opened a case about ${caseKindNames[kind]}` });
  const name = await readName(tx, userId);
  const dealCase = { id, kind, title, conversationId };
  await notifyOpened(tx, { ...dealCase, openerId: userId, otherId, name, until });
  await notifyAdminsOfCase(tx, { ...dealCase, reason });
  return id;
}

/**
 * Throws conflict unless the offer was accepted or the appointment has begun, and for a second open case or a second one
 * by the same person.
 */
export async function openCase(opening: CaseInput): Promise<CaseDto> {
  const { actor, about } = opening;
  const userId = actor.id;
  await consume(caseLimit, userId, copy.tooMany);
  let id: string;
  try {
    id = await runStep("case.open", (tx) => insertCase(tx, opening));
  } catch (error) {
    await refund(caseLimit, userId);
    throw error;
  }
  log.info({ event: "case_opened", caseId: id, about: about.kind, subjectId: about.id, userId });
  await scheduleMail();
  return getCase(actor, id);
}

type StatementInput = NewStatement & { actor: Actor; caseId: string };

type LockedCase = {
  status: CaseStatus;
  isOver: boolean;
  written: number;
  title: string;
  conversationId: string;
  otherId: string;
};

async function lockCase(tx: Transaction, { actor, caseId }: StatementInput): Promise<LockedCase> {
  await tx.rows(sql`SELECT 1 FROM deal_cases WHERE id = ${caseId}::uuid FOR UPDATE`);
  const me = sql`${actor.id}::uuid`;
  const [found] = await tx.rows<LockedCase>(sql`
    SELECT k.status, k.statements_until <= now() AS "isOver", t.title,
      t.conversation_id::text AS "conversationId",
      (SELECT count(*)::int FROM case_statements s WHERE s.case_id = k.id AND s.author_id = ${me}) AS written,
      (CASE WHEN k.opener_id = ${me} THEN k.other_id ELSE k.opener_id END)::text AS "otherId"
    FROM deal_cases k, ${caseSubject}
    WHERE k.id = ${caseId}::uuid AND ${me} IN (k.opener_id, k.other_id)`);
  if (!found) throw new AppError("not_found", copy.notFound);
  if (found.status === "closed") throw new AppError("conflict", copy.closed);
  if (found.isOver) throw new AppError("conflict", copy.over);
  if (found.written >= maxStatements) throw new AppError("conflict", copy.enough);
  return found;
}

/** Throws conflict after the deadline, in a closed case, and past 10 statements. */
export async function addStatement(adding: StatementInput): Promise<CaseDto> {
  const { actor, caseId, text, documentIds } = adding;
  await runStep("case.add", async (tx) => {
    const { title, conversationId, otherId } = await lockCase(tx, adding);
    const statementId = await insertStatement(tx, { caseId, actor, text, documentIds });
    await auditAuthor(tx, { actor, action: "answer", done: "added a statement to a case" });
    const name = await readName(tx, actor.id);
    await notifyStatement(tx, { id: caseId, title, conversationId, statementId, to: otherId, name });
  });
  log.info({ event: "case_statement_added", caseId, userId: actor.id });
  return getCase(actor, caseId);
}
