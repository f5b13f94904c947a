import "server-only";
import { raw, sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { processInBatches, type Portion } from "@/lib/server/batch-processing";
import { lockAway } from "./mail.rows";
import { privateMark, secretMark } from "./mail.rules";

const batchSize = 100;

/** Must match the predicate of index `mails_plain`. */
const isPlain = raw(
  `private AND html <> '' AND NOT starts_with(html, '${privateMark}') AND NOT starts_with(html, '${secretMark}')`,
);

async function encryptBatch(tx: Transaction, { limit, skip, take }: Portion): Promise<void> {
  const mails = await tx.rows<{ id: string; html: string; text: string }>(sql`
    SELECT id::text AS id, html, text FROM mails WHERE ${isPlain} AND id <> ALL (${skip}::uuid[])
    ORDER BY id LIMIT ${limit}::int FOR UPDATE SKIP LOCKED`);
  take(mails.map(({ id }) => id));
  for (const { id, html, text } of mails) {
    const [encryptedHtml, encryptedText] = [
      await lockAway(html, privateMark),
      await lockAway(text, privateMark),
    ];
    await tx.rows(
      sql`UPDATE mails SET html = ${encryptedHtml}, text = ${encryptedText} WHERE id = ${id}::uuid`,
    );
  }
}

export async function encryptPlainMails(): Promise<void> {
  const total = await processInBatches("mail_not_encrypted", batchSize, (portion) =>
    transaction((tx) => encryptBatch(tx, portion), { slow: true }),
  );
  if (total > 0) log.info({ event: "mails_encrypted", total });
}
