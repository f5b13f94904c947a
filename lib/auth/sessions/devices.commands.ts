import "server-only";
import { rows, sql, transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { revokeSessions } from "./sessions.commands";

export async function signOutDevice(viewer: Viewer, sessionId: string): Promise<void> {
  const ended = await rows(sql`
    UPDATE sessions SET revoked_at = now(), revoked_reason = 'device_list'
    WHERE id = ${sessionId}::uuid AND user_id = ${viewer.id}::uuid AND revoked_at IS NULL RETURNING id`);
  if (ended.length === 0) throw new AppError("not_found", "This device is not signed in.");
  log.info({ event: "session_ended", userId: viewer.id, sessionId });
}

export async function signOutOtherDevices(viewer: Viewer): Promise<number> {
  const { id: userId, sessionId: except } = viewer;
  const ended = await transaction((tx) =>
    revokeSessions(tx, { userId, reason: "device_list", except, preserveKeys: true }),
  );
  log.info({ event: "other_sessions_ended", userId, ended });
  return ended;
}
