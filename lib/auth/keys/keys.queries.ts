import "server-only";
import { rows, sql } from "@/lib/server/db";
import { scopes, type Scope } from "@/lib/shared/scopes";
import type { ApiKeyDto } from "./keys.contract";
import { expiredKeyDays } from "./keys.rules";

export type KeyRow = Omit<ApiKeyDto, "scopes" | "createdAt" | "lastUsedAt" | "expiresAt"> & {
  scopes: string[];
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date;
};

export const keyColumns = sql`id, name, start, scopes, created_at AS "createdAt", last_used_at AS "lastUsedAt",
  expires_at AS "expiresAt", expires_at <= now() AS expired`;

export function toApiKey({ scopes: stored, createdAt, lastUsedAt, expiresAt, ...row }: KeyRow): ApiKeyDto {
  return {
    ...row,
    scopes: scopes.filter((scope: Scope) => stored.includes(scope)),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  };
}

export async function readApiKeys(userId: string): Promise<ApiKeyDto[]> {
  const found = await rows<KeyRow>(sql`
    SELECT ${keyColumns} FROM api_keys
    WHERE user_id = ${userId}::uuid AND revoked_at IS NULL
      AND expires_at > now() - make_interval(days => ${expiredKeyDays}::int)
    ORDER BY created_at DESC, id DESC LIMIT 100`);
  return found.map(toApiKey);
}
