import "server-only";
import { randomUUID } from "node:crypto";
import { recordAudit } from "@/lib/audit/rows";
import { newApiKey } from "@/lib/server/api-key";
import { sql, transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { authCopy } from "../copy";
import { requirePassword } from "../credentials/password.commands";
import { requireCode } from "../credentials/second-step.commands";
import { lockSignedIn } from "../credentials/signed-in.commands";
import type { CreatedApiKeyDto, NewApiKey } from "./keys.contract";
import { keyCopy } from "./keys.copy";
import { keyColumns, toApiKey, type KeyRow } from "./keys.queries";
import { maxApiKeys } from "./keys.rules";

type CreateInput = NewApiKey & { headers: Headers };

/**
 * Requires the password and, with two-step sign-in, a code. Throws 403 for admins, because no key may have their
 * permissions, and 422 past the limit.
 */
export async function createKey(viewer: Viewer, input: CreateInput): Promise<CreatedApiKeyDto> {
  const { name, scopes, days, password, code, headers } = input;
  const { id: userId, username, role } = viewer;
  if (role === "admin") throw new AppError("forbidden", keyCopy.admins);
  const checked = await requirePassword({ userId, password, field: "password" });
  await requireCode(viewer, code);
  const { key, hash, start } = newApiKey();
  const id = randomUUID();
  const apiKey = await transaction(async (tx) => {
    const person = await lockSignedIn(tx, viewer);
    if (person.passwordHash !== checked) throw new AppError("not_signed_in", authCopy.sessionExpired);
    const [live] = await tx.rows<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM api_keys
      WHERE user_id = ${userId}::uuid AND revoked_at IS NULL AND expires_at > now()`);
    if ((live?.count ?? 0) >= maxApiKeys) throw new AppError("rule_broken", keyCopy.tooMany);
    const [row] = await tx.rows<KeyRow>(sql`
      INSERT INTO api_keys (id, user_id, name, key_hash, start, scopes, created_at, expires_at)
      VALUES (${id}::uuid, ${userId}::uuid, ${name}, ${hash}, ${start}, ${scopes}::text[], now(),
        now() + make_interval(days => ${days}::int))
      RETURNING ${keyColumns}`);
    await recordAudit(tx, {
      actor: { id: userId, username },
      action: "api_key.create",
      subjectType: "api_key",
      subjectId: id,
      summary: `${username} created the API key “${name}”`,
      state: { before: null, after: { name, permissions: scopes.join(", "), days } },
      headers,
    });
    return toApiKey(row!);
  });
  log.warn({ event: "api_key_created", userId, apiKeyId: id });
  return { key, apiKey };
}

type RevokeInput = { id: string; headers: Headers };

export async function revokeKey(
  { id: userId, username }: Viewer,
  { id, headers }: RevokeInput,
): Promise<void> {
  await transaction(async (tx) => {
    const [revoked] = await tx.rows<{ name: string }>(sql`
      UPDATE api_keys SET revoked_at = now(), revoked_reason = 'owner'
      WHERE id = ${id}::uuid AND user_id = ${userId}::uuid AND revoked_at IS NULL RETURNING name`);
    if (!revoked) throw new AppError("not_found", keyCopy.unknown);
    await recordAudit(tx, {
      actor: { id: userId, username },
      action: "api_key.revoke",
      subjectType: "api_key",
      subjectId: id,
      summary: `${username} revoked the API key “${revoked.name}”`,
      state: { before: { name: revoked.name }, after: null },
      headers,
    });
  });
  log.warn({ event: "api_key_revoked", userId, apiKeyId: id });
}
