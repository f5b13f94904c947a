import "server-only";
import { sql, type Transaction } from "@/lib/server/db";

/** Serializes concurrent changes with an advisory lock, because a setting may have no row yet. */
export async function lockSettingName(tx: Transaction, name: string): Promise<void> {
  await tx.rows(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`plaza ${name}`}, 0))`);
}
