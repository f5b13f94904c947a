import "server-only";
import { appliedNotice, withdrawnNotice } from "@/lib/applications/copy";
import { appliedKey, stepKey } from "@/lib/applications/notices.rows";
import { caseNotices } from "@/lib/cases/copy";
import { openedKey, reminderKey, statementKey } from "@/lib/cases/notices.rows";
import { kindColumn } from "@/lib/cases/rows";
import { caseKinds, type CaseKind } from "@/lib/cases/rules";
import { messageCopy } from "@/lib/messages/copy";
import { messageSubject } from "@/lib/notifications/mail/conversation-mail.copy";
import { privateSubjects } from "@/lib/notifications/outbox/outbox.copy";
import { referralNotice } from "@/lib/rewards/copy";
import { referralKey } from "@/lib/rewards/rules";
import { raw, sql, type Transaction } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import { hrefs } from "@/lib/shared/hrefs";
import { closingCopy } from "./closing.copy";

const { deletedName } = closingCopy;

const noticeTables = [raw("notifications"), raw("digest_items")];

export type ErasedPerson = {
  id: string;
  businessName: string | null;
};

export type Batch = { after: string; limit: number };

type Conversation = { id: string; otherId: string };

export function readConversations(
  tx: Transaction,
  { id }: ErasedPerson,
  { after, limit }: Batch,
): Promise<Conversation[]> {
  const mine = sql`${id}::uuid`;
  return tx.rows<Conversation>(sql`
    SELECT id::text AS id, CASE WHEN starter_id = ${mine} THEN owner_id ELSE starter_id END::text AS "otherId"
    FROM conversations WHERE ${mine} IN (starter_id, owner_id) AND id > ${after}::uuid
    ORDER BY id LIMIT ${limit}::int`);
}

/** `readers` is the other person with their team. */
type Case = { id: string; kind: CaseKind; readers: string[]; isOpener: boolean; statements: string[] };

export function readCases(tx: Transaction, { id }: ErasedPerson, { after, limit }: Batch): Promise<Case[]> {
  const mine = sql`${id}::uuid`;
  return tx.rows<Case>(sql`
    SELECT k.id::text AS id, ${kindColumn}, k.opener_id = ${mine} AS "isOpener",
      ARRAY(SELECT o.id::text UNION SELECT m.user_id::text FROM vendors v JOIN members m ON m.vendor_id = v.id
        WHERE v.user_id = o.id) AS readers,
      ARRAY(SELECT s.id::text FROM case_statements s WHERE s.case_id = k.id AND s.author_id = ${mine}) AS statements
    FROM (SELECT * FROM deal_cases WHERE opener_id = ${mine} UNION SELECT * FROM deal_cases WHERE other_id = ${mine}) k
      CROSS JOIN LATERAL (SELECT CASE WHEN k.opener_id = ${mine} THEN k.other_id ELSE k.opener_id END AS id) o
    WHERE k.id > ${after}::uuid ORDER BY k.id LIMIT ${limit}::int`);
}

type Application = { id: string; jobId: string; jobTitle: string; posterId: string; withdrawals: string[] };

export function readApplications(
  tx: Transaction,
  { id }: ErasedPerson,
  { after, limit }: Batch,
): Promise<Application[]> {
  const mine = sql`${id}::uuid`;
  return tx.rows<Application>(sql`
    SELECT a.id::text AS id, j.id::text AS "jobId", j.title AS "jobTitle", j.poster_id::text AS "posterId",
      ARRAY(SELECT e.id::text FROM job_application_events e
        WHERE e.application_id = a.id AND e.actor_id = ${mine} AND e.to_status = 'withdrawn') AS withdrawals
    FROM job_applications a JOIN jobs j ON j.id = a.job_id
    WHERE a.applicant_id = ${mine} AND a.id > ${after}::uuid ORDER BY a.id LIMIT ${limit}::int`);
}

const columnsOf = (conversations: readonly Conversation[]) => ({
  ids: conversations.map(({ id }) => id),
  others: conversations.map(({ otherId }) => otherId),
  paths: conversations.map(({ id }) => hrefs.messages(id)),
});

/**
 * Replaces the user's name in notification titles. Notices of type 'offer' contain it only if they quote the user's own
 * message; the message text is retained.
 */
export async function retitleNotices(
  tx: Transaction,
  { id, businessName }: ErasedPerson,
  conversations: readonly Conversation[],
) {
  const { ids, others, paths } = columnsOf(conversations);
  const [message, deal] = [messageCopy.notice(deletedName), deletedName];
  const retained = [message, deal, ...(businessName ? [messageCopy.notice(businessName), businessName] : [])];
  for (const table of noticeTables) {
    await tx.rows(sql`
      UPDATE ${table} n SET title = CASE n.type WHEN 'message' THEN ${message} ELSE ${deal} END
      FROM unnest(${ids}::uuid[], ${others}::uuid[], ${paths}::text[]) AS t (id, other_id, path)
      WHERE n.user_id = t.other_id AND n.href = t.path AND n.title <> ALL (${retained}::text[])
        AND (n.type = 'message' OR (n.type = 'offer' AND EXISTS (SELECT FROM messages m
          WHERE m.conversation_id = t.id AND m.sender_id = ${id}::uuid AND left(m.text, 200) = left(n.body, 200))))`);
  }
}

const privateSubject = sql`coalesce(${JSON.stringify(privateSubjects)}::jsonb ->> m.notification_type::text, m.subject)`;

async function removeMails(tx: Transaction, which: Sql, subject = privateSubject): Promise<void> {
  await tx.rows(sql`DELETE FROM mails m WHERE ${which} AND m.status IN ('queued', 'sending')`);
  await tx.rows(sql`
    UPDATE mails m SET html = '', text = '', unsubscribe = NULL, subject = ${subject}
    WHERE ${which} AND (m.html <> '' OR m.subject <> ${subject})`);
}

export async function removeConversationMails(
  tx: Transaction,
  { businessName }: ErasedPerson,
  conversations: readonly Conversation[],
) {
  const { ids, others } = columnsOf(conversations);
  const retained = businessName === null ? "" : messageSubject(businessName);
  const about = sql`
    WITH talks AS (SELECT * FROM unnest(${ids}::uuid[], ${others}::uuid[]) AS t (id, other_id))
    SELECT other_id, 'message:' || id FROM talks
    UNION ALL SELECT t.other_id, 'offer:' || o.id FROM talks t JOIN offers o ON o.conversation_id = t.id
    UNION ALL SELECT t.other_id, 'viewing:' || v.id FROM talks t JOIN viewings v ON v.conversation_id = t.id`;
  await removeMails(
    tx,
    sql`m.template = 'message' AND m.subject <> ${retained} AND m.user_id = ANY (${others}::uuid[])
      AND (m.user_id, split_part(m.dedupe_key, ':', 1) || ':' || split_part(m.dedupe_key, ':', 2)) IN (${about})`,
  );
}

/** A business name is retained. */
export async function removeNameOfCases(
  tx: Transaction,
  { businessName }: ErasedPerson,
  cases: readonly Case[],
): Promise<void> {
  const subjects = cases.flatMap(({ id, kind, readers, isOpener, statements }) => [
    ...(isOpener
      ? [{ readers, key: openedKey(id), title: (name: string) => caseNotices.opened(name, kind) }]
      : []),
    ...statements.map((statement) => ({
      readers,
      key: statementKey(statement),
      title: caseNotices.statement,
    })),
  ]);
  const notices = subjects.flatMap(({ readers, ...subject }) =>
    readers.map((readerId) => ({ ...subject, readerId })),
  );
  const readers = notices.map(({ readerId }) => readerId);
  const keys = notices.map(({ key }) => key);
  const titles = notices.map(({ title }) => title(deletedName));
  const retained = notices.map(({ title }) => title(businessName ?? deletedName));
  for (const table of noticeTables) {
    await tx.rows(sql`
      UPDATE ${table} n SET title = t.title
      FROM unnest(${readers}::uuid[], ${keys}::text[], ${titles}::text[], ${retained}::text[])
        AS t (reader_id, key, title, retained)
      WHERE n.user_id = t.reader_id AND n.dedupe_key = t.key AND n.title NOT IN (t.title, left(t.retained, 200))`);
  }
  if (businessName) return;
  for (const kind of caseKinds) {
    const opened = cases.filter((one) => one.isOpener && one.kind === kind);
    const mailKeys = [openedKey, reminderKey].flatMap((keyOf) =>
      opened.flatMap(({ id, readers: people }) => people.map((readerId) => `${keyOf(id)}:${readerId}`)),
    );
    const subject = sql`CASE m.template WHEN 'case_opened' THEN ${caseNotices.opened(deletedName, kind)} ELSE m.subject END`;
    await removeMails(tx, sql`m.dedupe_key = ANY (${mailKeys}::text[])`, subject);
  }
}

export async function removeApplicantName(
  tx: Transaction,
  applications: readonly Application[],
): Promise<void> {
  const notices = applications.flatMap(({ id, jobId, jobTitle, posterId, withdrawals }) => {
    const facts = { jobTitle, path: hrefs.applicants(jobId), name: deletedName };
    return [
      { posterId, key: appliedKey(id), title: appliedNotice({ ...facts, hasResume: false }).title },
      ...withdrawals.map((step) => ({ posterId, key: stepKey(step), title: withdrawnNotice(facts).title })),
    ];
  });
  const posters = notices.map(({ posterId }) => posterId);
  const keys = notices.map(({ key }) => key);
  const titles = notices.map(({ title }) => title);
  for (const table of noticeTables) {
    await tx.rows(sql`
      UPDATE ${table} n SET title = left(t.title, 200)
      FROM unnest(${posters}::uuid[], ${keys}::text[], ${titles}::text[]) AS t (poster_id, key, title)
      WHERE n.user_id = t.poster_id AND n.dedupe_key = t.key AND n.title <> left(t.title, 200)`);
  }
  const mailKeys = notices.map(({ key, posterId }) => `${key}:${posterId}`);
  await removeMails(tx, sql`m.dedupe_key = ANY (${mailKeys}::text[])`);
}

export async function clearDigests(tx: Transaction, people: readonly string[]): Promise<boolean> {
  const which = sql`m.user_id = ANY (${[...people]}::uuid[]) AND starts_with(m.template, 'digest_')`;
  await tx.rows(sql`
    UPDATE mails m SET html = '', text = '' WHERE ${which} AND m.status IN ('sent', 'failed') AND m.html <> ''`);
  const [waiting] = await tx.rows(sql`
    SELECT 1 FROM mails m WHERE ${which} AND m.status IN ('queued', 'sending') LIMIT 1`);
  return waiting !== undefined;
}

export async function removeReferredName(tx: Transaction, { id }: ErasedPerson): Promise<void> {
  const body = referralNotice(deletedName);
  await tx.rows(sql`
    UPDATE notifications n SET body = ${body} FROM reward_entries e
    WHERE e.reason = 'referral' AND e.source = ${id} AND n.user_id = e.user_id
      AND n.dedupe_key = ${referralKey(id)} AND n.body <> ${body}`);
}
