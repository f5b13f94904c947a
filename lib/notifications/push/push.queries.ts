import "server-only";
import { rows, sql } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import type { PushState } from "./push.contract";
import { pushKey } from "./push.rows";

export async function readPushState({ sessionId }: Viewer): Promise<PushState> {
  const key = pushKey();
  if (!key) return null;
  const found = await rows(
    sql`SELECT 1 FROM push_subscriptions WHERE session_id = ${sessionId}::uuid LIMIT 1`,
  );
  return { key, on: found.length > 0 };
}
