import "server-only";
import { wakeMail } from "@/lib/notifications/mail/mail.commands";
import { runStep, sql, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { consume, refund } from "@/lib/server/rate-limit";
import type { Sql } from "@/lib/server/sql";
import { AppError } from "@/lib/shared/app-error";
import type { CaseDto, NewCase, NewStatement } from "./contract";
import { caseCopy as copy } from "./copy";
import { notifyAdmins, notifyOpened, notifyStatement } from "./notices.rows";
import { getCase } from "./queries";
import { isCaseTime, readName } from "./rows";
import { caseLimit, maxStatements, statementDays, type CaseStatus } from "./rules";

async function assertOwnFiles(tx: Transaction, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx.rows(sql`
    SELECT 1 FROM documents WHERE owner_id = ${userId}::uuid AND id = ANY (${[...ids]}::uuid[]) FOR SHARE`);
  if (found.length === ids.length) return;
  throw new AppError("rule_broken", copy.unknownFile, { fields: { documentIds: copy.unknownFile } });
}

type Statement = NewStatement & { caseId: string; authorId: string };

async function insertStatement(tx: Transaction, statement: Statement): Promise<string> {
  const { caseId, authorId, text } = statement;
  const documentIds = [...new Set(statement.documentIds)];
  await assertOwnFiles(tx, authorId, documentIds);
  const files = documentIds.map((documentId, position) => ({ documentId, position }));
  const { id } = await tx.caseStatement.create({
    data: { caseId, authorId, text, files: { createMany: { data: files } } },
    select: { id: true },
  });
  return id;
}

type Deal = {
  conversationId: string;
  otherId: string;
  title: string;
  isAgreed: boolean;
  isCaseTime: boolean;
  hasOpen: boolean;
  hasOwn: boolean;
};

async function lockDeal(tx: Transaction, userId: string, id: string): Promise<Deal> {
  // Subqueries of a locking statement don't see rows that were added during its wait.
  await tx.rows(sql`SELECT 1 FROM offers WHERE id = ${id}::uuid FOR UPDATE`);
  const me = sql`${userId}::uuid`;
  const exists = (which: Sql) => sql`EXISTS (SELECT FROM deal_cases k WHERE k.deal_id = o.id AND ${which})`;
  const [deal] = await tx.rows<Deal>(sql`
    SELECT c.id::text AS "conversationId",
      (CASE WHEN c.starter_id = ${me} THEN c.owner_id ELSE c.starter_id END)::text AS "otherId", l.title,
      o.status = 'accepted' AS "isAgreed", ${isCaseTime} AS "isCaseTime",
      ${exists(sql`k.status = 'open'`)} AS "hasOpen", ${exists(sql`k.opener_id = ${me}`)} AS "hasOwn"
    FROM offers o JOIN conversations c ON c.id = o.conversation_id JOIN listings l ON l.id = o.listing_id
    WHERE o.id = ${id}::uuid AND ${me} IN (c.starter_id, c.owner_id)`);
  if (!deal) throw new AppError("not_found", copy.unknownDeal);
  if (!deal.isAgreed) throw new AppError("conflict", copy.notAgreed);
  if (deal.hasOpen) throw new AppError("conflict", copy.alreadyOpen);
  if (deal.hasOwn) throw new AppError("conflict", copy.opened);
  if (!deal.isCaseTime) throw new AppError("conflict", copy.late);
  return deal;
}

type Opening = NewCase & { userId: string; dealId: string };

async function insertCase(tx: Transaction, opening: Opening): Promise<string> {
  const { userId, dealId, reason, text, documentIds } = opening;
  const { otherId, title, conversationId } = await lockDeal(tx, userId, dealId);
  const [made] = await tx.rows<{ id: string; until: Date }>(sql`
    INSERT INTO deal_cases (id, deal_id, opener_id, other_id, reason, statements_until)
    VALUES (gen_random_uuid(), ${dealId}::uuid, ${userId}::uuid, ${otherId}::uuid, ${reason}::case_reason,
      now() + make_interval(days => ${statementDays}::int))
    RETURNING id::text, statements_until AS until`);
  const { id, until } = made!;
  await insertStatement(tx, { caseId: id, authorId: userId, text, documentIds });
  const name = await readName(tx, userId);
  await notifyOpened(tx, { id, title, conversationId, openerId: userId, otherId, name, until });
  await notifyAdmins(tx, { id, title, conversationId, reason });
  return id;
}

/** Throws conflict unless the offer was accepted, and for a second open case or a second one by the same person. */
export async function openCase(opening: Opening): Promise<CaseDto> {
  const { userId, dealId } = opening;
  await consume(caseLimit, userId, copy.tooMany);
  let id: string;
  try {
    id = await runStep("case.open", (tx) => insertCase(tx, opening));
  } catch (error) {
    await refund(caseLimit, userId);
    throw error;
  }
  log.info({ event: "case_opened", caseId: id, offerId: dealId, userId });
  await wakeMail();
  return getCase(userId, id);
}

type Adding = NewStatement & { userId: string; caseId: string };

type Locked = { status: CaseStatus; isOver: boolean; written: number; title: string; otherId: string };

async function lockCase(tx: Transaction, { userId, caseId }: Adding): Promise<Locked> {
  await tx.rows(sql`SELECT 1 FROM deal_cases WHERE id = ${caseId}::uuid FOR UPDATE`);
  const me = sql`${userId}::uuid`;
  const [found] = await tx.rows<Locked>(sql`
    SELECT k.status, k.statements_until <= now() AS "isOver", l.title,
      (SELECT count(*)::int FROM case_statements s WHERE s.case_id = k.id AND s.author_id = ${me}) AS written,
      (CASE WHEN k.opener_id = ${me} THEN k.other_id ELSE k.opener_id END)::text AS "otherId"
    FROM deal_cases k JOIN offers o ON o.id = k.deal_id JOIN listings l ON l.id = o.listing_id
    WHERE k.id = ${caseId}::uuid AND ${me} IN (k.opener_id, k.other_id)`);
  if (!found) throw new AppError("not_found", copy.notFound);
  if (found.status === "closed") throw new AppError("conflict", copy.closed);
  if (found.isOver) throw new AppError("conflict", copy.over);
  if (found.written >= maxStatements) throw new AppError("conflict", copy.enough);
  return found;
}

/** Throws conflict after the deadline, in a closed case, and past 10 statements. */
export async function addStatement(adding: Adding): Promise<CaseDto> {
  const { userId, caseId, text, documentIds } = adding;
  await runStep("case.add", async (tx) => {
    const { title, otherId } = await lockCase(tx, adding);
    const statementId = await insertStatement(tx, { caseId, authorId: userId, text, documentIds });
    const name = await readName(tx, userId);
    await notifyStatement(tx, { id: caseId, title, statementId, to: otherId, name });
  });
  log.info({ event: "case_statement_added", caseId, userId });
  return getCase(userId, caseId);
}
