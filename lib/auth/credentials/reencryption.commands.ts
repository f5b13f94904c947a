import "server-only";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { processInBatches, type Portion } from "@/lib/server/batch-processing";
import { currentCipherPrefix, reencrypt } from "@/lib/server/encryption";

const batchSize = 100;

async function reencryptBatch(tx: Transaction, { limit, skip, take }: Portion): Promise<void> {
  const stored = await tx.rows<{ id: string; secret: string }>(sql`
    SELECT user_id::text AS id, secret FROM totp_credentials
    WHERE NOT starts_with(secret, ${currentCipherPrefix()}) AND user_id <> ALL (${skip}::uuid[])
    ORDER BY user_id LIMIT ${limit}::int FOR UPDATE SKIP LOCKED`);
  take(stored.map(({ id }) => id));
  for (const { id, secret } of stored) {
    await tx.rows(sql`
      UPDATE totp_credentials SET secret = ${await reencrypt(secret)} WHERE user_id = ${id}::uuid`);
  }
}

/** Re-encrypts TOTP keys with the current secret, so that the previous one can be removed. */
export async function reencryptSecondSteps(): Promise<void> {
  await processInBatches("second_step_not_reencrypted", batchSize, (portion) =>
    transaction((tx) => reencryptBatch(tx, portion), { slow: true }),
  );
}
