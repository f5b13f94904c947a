import "server-only";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { processDue } from "@/lib/server/batch-processing";
import { rows, sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { notifySilent } from "./notices.rows";
import { caseSubject, kindColumn, readName } from "./rows";
import { reminderHours, type CaseKind } from "./rules";

const batchSize = 100;

/** Open case `k` that nobody was reminded of, in its last day, without a statement of the other side. */
const isDue = sql`k.status = 'open' AND k.reminded_at IS NULL AND k.statements_until > now()
  AND k.statements_until <= now() + make_interval(hours => ${reminderHours}::int)
  AND NOT EXISTS (SELECT FROM case_statements s WHERE s.case_id = k.id AND s.author_id = k.other_id)`;

type DueReminder = { id: string };
type UnansweredCase = {
  kind: CaseKind;
  title: string;
  conversationId: string;
  openerId: string;
  to: string;
  until: Date;
};

async function remind(tx: Transaction, { id }: DueReminder): Promise<void> {
  const [found] = await tx.rows<UnansweredCase>(sql`
    WITH k AS (UPDATE deal_cases k SET reminded_at = now() WHERE k.id = ${id}::uuid AND ${isDue} RETURNING k.*)
    SELECT t.title, t.conversation_id::text AS "conversationId", k.opener_id::text AS "openerId", k.other_id::text AS to, k.statements_until AS until, ${kindColumn}
    FROM k, ${caseSubject}`);
  if (!found) return;
  const { openerId, ...silent } = found;
  await notifySilent(tx, { id, ...silent, name: await readName(tx, openerId) });
}

export async function remindOfCases(): Promise<void> {
  const total = await processDue(
    { event: "case_reminder_failed", size: batchSize },
    ({ limit, skip }) =>
      rows<DueReminder>(sql`
        SELECT k.id::text FROM deal_cases k WHERE ${isDue} AND k.id <> ALL(${skip}::uuid[])
        ORDER BY k.statements_until LIMIT ${limit}::int`),
    (one) => transaction((tx) => remind(tx, one)),
  );
  if (total === 0) return;
  await scheduleMail();
  log.info({ event: "case_reminders", total });
}
