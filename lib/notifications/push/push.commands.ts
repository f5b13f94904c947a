import "server-only";
import { randomUUID } from "node:crypto";
import { rows, sql, transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import type { PushSubscriptionInput } from "./push.contract";
import { pushCopy } from "./push.copy";
import { pushKey } from "./push.rows";
import { maxPushSubscriptions, isAllowedEndpoint, parseHosts } from "./push.rules";

export async function addSubscription(
  { id: userId, sessionId }: Viewer,
  { endpoint, keys }: PushSubscriptionInput,
): Promise<void> {
  if (!pushKey()) throw new AppError("not_found", pushCopy.notSetUp);
  if (!isAllowedEndpoint(endpoint, parseHosts(env.PUSH_HOSTS))) {
    throw new AppError("rule_broken", pushCopy.notAllowed);
  }
  await transaction(async (tx) => {
    // Locks the session, so that it can't end before the subscription is stored.
    const [stored] = await tx.rows(sql`
      INSERT INTO push_subscriptions AS p (id, user_id, session_id, endpoint, p256dh, auth)
      SELECT ${randomUUID()}::uuid, s.user_id, s.id, ${endpoint}, ${keys.p256dh}, ${keys.auth}
      FROM sessions s WHERE s.id = ${sessionId}::uuid AND s.user_id = ${userId}::uuid AND s.revoked_at IS NULL
      FOR SHARE
      ON CONFLICT (endpoint) DO UPDATE
        SET user_id = excluded.user_id, session_id = excluded.session_id, created_at = now()
        WHERE p.p256dh = excluded.p256dh AND p.auth = excluded.auth
      RETURNING id`);
    // Only the browser that owns the endpoint knows its keys.
    if (!stored) throw new AppError("conflict", pushCopy.inUse);
    await tx.rows(sql`
      DELETE FROM push_subscriptions WHERE id IN (
        SELECT id FROM push_subscriptions WHERE user_id = ${userId}::uuid
        ORDER BY created_at DESC, id DESC OFFSET ${maxPushSubscriptions})`);
  });
}

export async function removeSubscription({ id: userId }: Viewer, endpoint: string): Promise<void> {
  await rows(sql`DELETE FROM push_subscriptions WHERE endpoint = ${endpoint} AND user_id = ${userId}::uuid`);
}
