import "server-only";
import { rows, sql } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { rememberedIdleSeconds, sessionIdleSeconds } from "@/lib/shared/session";
import type { DeviceDto } from "./devices.contract";
import { describeDevice } from "./devices.rules";

type Row = {
  id: string;
  userAgent: string | null;
  remembered: boolean;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
};

export async function readDevices(viewer: Viewer): Promise<DeviceDto[]> {
  const found = await rows<Row>(sql`
    SELECT id, user_agent AS "userAgent", remember AS remembered, created_at AS "createdAt",
      last_used_at AS "lastUsedAt", expires_at AS "expiresAt"
    FROM sessions
    WHERE user_id = ${viewer.id}::uuid AND revoked_at IS NULL AND expires_at > now()
      AND last_used_at > now() - make_interval(secs =>
        CASE WHEN remember THEN ${rememberedIdleSeconds}::int ELSE ${sessionIdleSeconds}::int END)
    ORDER BY id = ${viewer.sessionId}::uuid DESC, last_used_at DESC LIMIT 100`);
  return found.map(({ userAgent, createdAt, lastUsedAt, expiresAt, ...session }) => ({
    ...session,
    device: describeDevice(userAgent),
    current: session.id === viewer.sessionId,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}
