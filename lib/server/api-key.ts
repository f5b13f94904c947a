import "server-only";
import { randomBytes } from "node:crypto";
import type { Role, Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import type { Endpoint } from "@/lib/shared/endpoint";
import { actingBusiness, actingRole } from "./acting-business";
import { readBearer } from "./cookies";
import { rows, sql } from "./db";
import { hashToken } from "./one-time";
import { consume } from "./rate-limit";

const prefix = "plaza_";

const keyPattern = /^plaza_[\w-]{43}$/;

export const apiKeyLimit = { name: "api-key", points: 120, seconds: 60 };

const apiKeyText = {
  unknown: "This API key doesn’t work. It may have expired or been revoked.",
  refused: "API keys can’t do this. Please sign in instead.",
  tooMany: "This API key sends too many requests. Please wait a minute.",
} as const;

export function newApiKey(): { key: string; hash: string; start: string } {
  const key = `${prefix}${randomBytes(32).toString("base64url")}`;
  return { key, hash: hashToken(key), start: key.slice(0, prefix.length + 4) };
}

export function readApiKey(headers: Headers): string | null {
  const bearer = readBearer(headers.get("authorization"));
  return bearer?.startsWith(prefix) ? bearer : null;
}

type KeyRow = {
  keyId: string;
  scopes: string[];
  isUnusedLately: boolean;
  userId: string;
  username: string;
  role: Role;
  vendorId: string | null;
  vendorStatus: Viewer["vendorStatus"];
  businessRole: Viewer["businessRole"];
};

/** Matches only live keys of active users who aren't admins. */
async function findKey(key: string): Promise<KeyRow | null> {
  if (!keyPattern.test(key)) return null;
  const [row] = await rows<KeyRow>(sql`
    SELECT k.id AS "keyId", k.scopes, u.id AS "userId", u.username::text AS username, ${actingRole} AS role,
      v.id AS "vendorId", v.status AS "vendorStatus", v.role AS "businessRole",
      coalesce(k.last_used_at < now() - interval '1 minute', true) AS "isUnusedLately"
    FROM api_keys k
    JOIN users u ON u.id = k.user_id AND u.status = 'active' AND u.role <> 'admin'
    ${actingBusiness}
    WHERE k.key_hash = ${hashToken(key)} AND k.revoked_at IS NULL AND k.expires_at > now()`);
  return row ?? null;
}

function assertScope(scopes: readonly string[], { scope }: Pick<Endpoint, "scope">): void {
  if (!scope) throw new AppError("forbidden", apiKeyText.refused);
  if (scope === "any" || scopes.includes(scope)) return;
  throw new AppError("forbidden", `This API key needs the permission ${scope}.`);
}

/** 401 for an invalid key, 429 over the key's limit, 403 if the endpoint takes no keys or needs another scope. */
export async function authenticateApiKey(key: string, endpoint: Pick<Endpoint, "scope">): Promise<Viewer> {
  const found = await findKey(key);
  if (!found) throw new AppError("not_signed_in", apiKeyText.unknown);
  const {
    keyId,
    scopes,
    isUnusedLately,
    userId: id,
    username,
    role,
    vendorId,
    vendorStatus,
    businessRole,
  } = found;
  await consume(apiKeyLimit, keyId, apiKeyText.tooMany);
  assertScope(scopes, endpoint);
  if (isUnusedLately) {
    await rows(sql`
      UPDATE api_keys SET last_used_at = now()
      WHERE id = ${keyId}::uuid AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`);
  }
  return {
    id,
    username,
    role,
    vendorId,
    vendorStatus,
    businessRole,
    sessionId: "",
    secondStepMissing: false,
    apiKeyId: keyId,
  };
}
