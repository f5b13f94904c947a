import "server-only";
import { rows, sql } from "@/lib/server/db";
import type { PasskeyDto } from "./passkeys.contract";

type Row = { id: string; name: string; synced: boolean; createdAt: Date; lastUsedAt: Date | null };

export async function readPasskeys(userId: string): Promise<PasskeyDto[]> {
  const found = await rows<Row>(sql`
    SELECT id, name, synced, created_at AS "createdAt", last_used_at AS "lastUsedAt"
    FROM passkeys WHERE user_id = ${userId}::uuid ORDER BY created_at, id`);
  return found.map(({ createdAt, lastUsedAt, ...passkey }) => ({
    ...passkey,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}
