import "server-only";
import { appliedNotice, withdrawnNotice } from "@/lib/applications/copy";
import { appliedKey, stepKey } from "@/lib/applications/notices.rows";
import { caseNotices } from "@/lib/cases/copy";
import { openedKey, reminderKey, statementKey } from "@/lib/cases/notices.rows";
import { kindColumn } from "@/lib/cases/rows";
import { caseKinds, type CaseKind } from "@/lib/cases/rules";
import { messageCopy } from "@/lib/messages/copy";
import { messageSubject } from "@/lib/notifications/mail/conversation-mail.copy";
import { withTeam } from "@/lib/notifications/notify/notify.rows";
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

const readersOf = (person: Sql) => sql`ARRAY(SELECT t.id::text FROM (${withTeam(person)}) t) AS readers`;

/** `readers` is the other person with their team. */
type Conversation = { id: string; otherId: string; readers: string[] };

export function readConversations(
  tx: Transaction,
  { id }: ErasedPerson,
  { after, limit }: Batch,
): Promise<Conversation[]> {
  const mine = sql`${id}::uuid`;
  return tx.rows<Conversation>(sql`
    SELECT c.id::text AS id, o.id::text AS "otherId", ${readersOf(sql`o.id`)}
    FROM conversations c
      CROSS JOIN LATERAL (SELECT CASE WHEN c.starter_id = ${mine} THEN c.owner_id ELSE c.starter_id END AS id) o
    WHERE ${mine} IN (c.starter_id, c.owner_id) AND c.id > ${after}::uuid
    ORDER BY c.id LIMIT ${limit}::int`);
}

/** `readers` is the other person with their team. */
type Case = { id: string; kind: CaseKind; readers: string[]; isOpener: boolean; statements: string[] };

export function readCases(tx: Transaction, { id }: ErasedPerson, { after, limit }: Batch): Promise<Case[]> {
  const mine = sql`${id}::uuid`;
  return tx.rows<Case>(sql`
    SELECT k.id::text AS id, ${kindColumn}, k.opener_id = ${mine} AS "isOpener",
      ${readersOf(sql`o.id`)},
      ARRAY(SELECT s.id::text FROM case_statements s WHERE s.case_id = k.id AND s.author_id = ${mine}) AS statements
    FROM (SELECT * FROM deal_cases WHERE opener_id = ${mine} UNION SELECT * FROM deal_cases WHERE other_id = ${mine}) k
      CROSS JOIN LATERAL (SELECT CASE WHEN k.opener_id = ${mine} THEN k.other_id ELSE k.opener_id END AS id) o
    WHERE k.id > ${after}::uuid ORDER BY k.id LIMIT ${limit}::int`);
}

/** `readers` is the poster with their team. */
type Application = { id: string; jobId: string; jobTitle: string; readers: string[]; withdrawals: string[] };

export function readApplications(
  tx: Transaction,
  { id }: ErasedPerson,
  { after, limit }: Batch,
): Promise<Application[]> {
  const mine = sql`${id}::uuid`;
  return tx.rows<Application>(sql`
    SELECT a.id::text AS id, j.id::text AS "jobId", j.title AS "jobTitle", ${readersOf(sql`j.poster_id`)},
      ARRAY(SELECT e.id::text FROM job_application_events e
        WHERE e.application_id = a.id AND e.actor_id = ${mine} AND e.to_status = 'withdrawn') AS withdrawals
    FROM job_applications a JOIN jobs j ON j.id = a.job_id
    WHERE a.applicant_id = ${mine} AND a.id > ${after}::uuid ORDER BY a.id LIMIT ${limit}::int`);
}

function columnsOf(conversations: readonly Conversation[]) {
  const notices = conversations.flatMap(({ id, otherId, readers }) =>
    readers.map((reader) => ({
      id,
      reader,
      path: reader === otherId ? hrefs.messages(id) : hrefs.teamInbox(id),
    })),
  );
  return {
    ids: notices.map(({ id }) => id),
    readers: notices.map(({ reader }) => reader),
    paths: notices.map(({ path }) => path),
  };
}

/**
 * Replaces the user's name in notification titles. Notices of type 'offer' contain it only if they quote the user's own
 * message; the message text is retained.
 */
export async function retitleNotices(
  tx: Transaction,
  { id, businessName }: ErasedPerson,
  conversations: readonly Conversation[],
) {
  const { ids, readers, paths } = columnsOf(conversations);
  const [message, deal] = [messageCopy.notice(deletedName), deletedName];
  const retained = [message, deal, ...(businessName ? [messageCopy.notice(businessName), businessName] : [])];
  for (const table of noticeTables) {
    await tx.rows(sql`
      UPDATE ${table} n SET title = CASE n.type WHEN 'message' THEN ${message} ELSE ${deal} END
      FROM unnest(${ids}::uuid[], ${readers}::uuid[], ${paths}::text[]) AS t (id, reader_id, path)
      WHERE n.user_id = t.reader_id AND n.href = t.path AND n.title <> ALL (${retained}::text[])
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
  const { ids, readers } = columnsOf(conversations);
  const retained = businessName === null ? "" : messageSubject(businessName);
  const about = sql`
    WITH talks AS (SELECT * FROM unnest(${ids}::uuid[], ${readers}::uuid[]) AS t (id, reader_id))
    SELECT reader_id, 'message:' || id FROM talks
    UNION ALL SELECT t.reader_id, 'offer:' || o.id FROM talks t JOIN offers o ON o.conversation_id = t.id
    UNION ALL SELECT t.reader_id, 'viewing:' || v.id FROM talks t JOIN viewings v ON v.conversation_id = t.id`;
  await removeMails(
    tx,
    sql`m.template = 'message' AND m.subject <> ${retained} AND m.user_id = ANY (${readers}::uuid[])
      AND (m.user_id, split_part(m.dedupe_key, ':', 1) || ':' || split_part(m.dedupe_key, ':', 2)) IN (${about})`,
  );
}

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
  const notices = applications.flatMap(({ id, jobId, jobTitle, readers: people, withdrawals }) => {
    const facts = { jobTitle, path: hrefs.applicants(jobId), name: deletedName };
    const subjects = [
      { key: appliedKey(id), title: appliedNotice({ ...facts, hasResume: false }).title },
      ...withdrawals.map((step) => ({ key: stepKey(step), title: withdrawnNotice(facts).title })),
    ];
    return people.flatMap((readerId) => subjects.map((subject) => ({ ...subject, readerId })));
  });
  const readers = notices.map(({ readerId }) => readerId);
  const keys = notices.map(({ key }) => key);
  const titles = notices.map(({ title }) => title);
  for (const table of noticeTables) {
    await tx.rows(sql`
      UPDATE ${table} n SET title = left(t.title, 200)
      FROM unnest(${readers}::uuid[], ${keys}::text[], ${titles}::text[]) AS t (reader_id, key, title)
      WHERE n.user_id = t.reader_id AND n.dedupe_key = t.key AND n.title <> left(t.title, 200)`);
  }
  const mailKeys = notices.map(({ key, readerId }) => `${key}:${readerId}`);
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
