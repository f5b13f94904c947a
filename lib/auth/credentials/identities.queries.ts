import "server-only";
import { rows, sql } from "@/lib/server/db";
import { oidcProvider } from "@/lib/server/oidc";
import type { IdentityDto } from "./identities.contract";

type Row = { id: string; issuer: string; email: string; createdAt: Date; lastUsedAt: Date };

function nameOf(issuer: string): string {
  const provider = oidcProvider();
  const isConfigured = provider?.issuer.replace(/\/+$/, "") === issuer.replace(/\/+$/, "");
  if (provider && isConfigured) return provider.name;
  return URL.canParse(issuer) ? new URL(issuer).host : issuer;
}

export async function readIdentities(userId: string): Promise<IdentityDto[]> {
  const found = await rows<Row>(sql`
    SELECT id, issuer, email::text AS email, created_at AS "createdAt", last_used_at AS "lastUsedAt"
    FROM identities WHERE user_id = ${userId}::uuid ORDER BY created_at, id`);
  return found.map(({ issuer, createdAt, lastUsedAt, ...identity }) => ({
    ...identity,
    provider: nameOf(issuer),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
}
