import "server-only";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { latestDigestTime } from "@/lib/server/days";
import { log } from "@/lib/server/log";
import { newToken } from "@/lib/server/one-time";
import { processInBatches, type Portion } from "@/lib/server/batch-processing";
import { mailHrefs } from "@/lib/shared/mail-hrefs";
import { digestMail, type DigestItem } from "./digest.copy";
import { scheduleMail } from "./mail.commands";
import { queueMails, siteOfMail } from "./mail.rows";
import type { MailFrequency } from "@/lib/notifications/preferences/preferences.rules";

const batchSize = 200;

type Row = DigestItem & { userId: string; firstName: string; email: string; frequency: MailFrequency };

const due = sql`((d.frequency = 'daily' AND d.created_at < ${latestDigestTime("day")})
  OR (d.frequency = 'weekly' AND d.created_at < ${latestDigestTime("week")}))`;

/** Deletes due items and returns those to send: unread, still enabled, and only for confirmed addresses. */
function takeItems(tx: Transaction, people: readonly string[]): Promise<Row[]> {
  return tx.rows<Row>(sql`
    WITH taken AS (
      DELETE FROM digest_items d WHERE d.user_id = ANY (${[...people]}::uuid[]) AND ${due} RETURNING d.*)
    SELECT t.user_id AS "userId", t.frequency, t.title, t.body, u.first_name AS "firstName", u.email::text AS email
    FROM taken t JOIN users u ON u.id = t.user_id AND u.status = 'active' AND u.email_verified_at IS NOT NULL
      JOIN notification_preferences p ON p.user_id = t.user_id AND p.type = t.type AND p.email
    WHERE NOT EXISTS (
      SELECT FROM notifications n WHERE n.user_id = t.user_id AND n.title = t.title AND n.href = t.href
        AND n.created_at > t.created_at - interval '1 minute' AND n.read_at IS NOT NULL)
    ORDER BY t.user_id, t.frequency, t.id DESC`);
}

async function digestBatch(tx: Transaction, { limit, skip, take }: Portion): Promise<void> {
  const people = await tx.rows<{ userId: string }>(sql`
    SELECT DISTINCT d.user_id AS "userId" FROM digest_items d
    WHERE ${due} AND d.user_id <> ALL (${skip}::uuid[]) ORDER BY 1 LIMIT ${limit}::int`);
  if (people.length === 0) return;
  const ids = people.map(({ userId }) => userId);
  take(ids);
  const rows = await takeItems(tx, ids);
  const mails = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.userId} ${row.frequency}`;
    mails.set(key, [...(mails.get(key) ?? []), row]);
  }
  const site = await siteOfMail(tx);
  const made = [...mails.values()].map((items) => {
    const { userId, email, firstName, frequency } = items[0]!;
    const { token, hash } = newToken();
    const unsubscribeHref = `${site.url}${mailHrefs.unsubscribe(token)}`;
    const content = { ...digestMail(site, { firstName, frequency, items }), unsubscribeHref };
    const unsubscribe = `${site.url}/api/unsubscribe/${token}`;
    return { mail: { userId, to: email, content, unsubscribe }, token: { hash, userId } };
  });
  await queueMails(
    tx,
    made.map(({ mail }) => mail),
  );
  if (made.length > 0) await tx.unsubscribeToken.createMany({ data: made.map(({ token }) => token) });
}

/** Sends daily and weekly (Monday) digests from 8 a.m. in the site's time zone. */
export async function sendDigests(): Promise<void> {
  const total = await processInBatches("digest_failed", batchSize, (portion) =>
    transaction((tx) => digestBatch(tx, portion), { slow: true }),
  );
  if (total === 0) return;
  log.info({ event: "digests", total });
  await scheduleMail();
}
