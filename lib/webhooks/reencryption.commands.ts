import "server-only";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { processInBatches, type Portion } from "@/lib/server/batch-processing";
import { currentCipherPrefix, reencrypt } from "@/lib/server/encryption";

const batchSize = 100;

type StoredSecrets = { id: string; secret: string; previousSecret: string | null };

async function reencryptBatch(tx: Transaction, { limit, skip, take }: Portion): Promise<void> {
  const prefix = currentCipherPrefix();
  const found = await tx.rows<StoredSecrets>(sql`
    SELECT id::text AS id, secret, previous_secret AS "previousSecret" FROM webhook_endpoints
    WHERE (NOT starts_with(secret, ${prefix}) OR NOT starts_with(previous_secret, ${prefix}))
      AND id <> ALL (${skip}::uuid[])
    ORDER BY id LIMIT ${limit}::int FOR UPDATE SKIP LOCKED`);
  take(found.map(({ id }) => id));
  for (const { id, secret, previousSecret } of found) {
    await tx.rows(sql`
      UPDATE webhook_endpoints SET secret = ${await reencrypt(secret)},
        previous_secret = ${previousSecret && (await reencrypt(previousSecret))}::text
      WHERE id = ${id}::uuid`);
  }
}

/** Re-encrypts webhook secrets with the current secret, so that the previous one can be removed. */
export async function reencryptWebhooks(): Promise<void> {
  await processInBatches("webhook_not_reencrypted", batchSize, (portion) =>
    transaction((tx) => reencryptBatch(tx, portion), { slow: true }),
  );
}
