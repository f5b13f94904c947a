import "server-only";
import { rows, sql } from "@/lib/server/db";
import { findSession } from "@/lib/server/session";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { rememberedIdleSeconds, sessionIdleSeconds } from "@/lib/shared/session";
import type { UserDto } from "@/lib/users/contract";
import { getUser } from "@/lib/users/queries";
import type { AuthSessionDto } from "../contract";
import { authCopy } from "../copy";
import { knownAddressDays } from "../rules";

export async function getAuthSessionOf(viewer: Viewer | null): Promise<AuthSessionDto> {
  const session = viewer && (await findSession(viewer.sessionId));
  if (!session) return {};
  const idle = session.remember ? rememberedIdleSeconds : sessionIdleSeconds;
  const secondsLeft = Math.min(session.secondsLeft, idle - session.unusedSeconds);
  return {
    user: { id: viewer.id, name: viewer.username, role: viewer.role },
    expires: new Date((session.now + secondsLeft) * 1000).toISOString(),
  };
}

export async function getCurrentUser(viewer: Viewer | null): Promise<UserDto> {
  if (!viewer) throw new AppError("not_signed_in", authCopy.sessionExpired);
  return getUser(viewer.id);
}

export async function isKnownAddress(userId: string | null, address: string): Promise<boolean> {
  const since = sql`now() - make_interval(days => ${knownAddressDays})`;
  const [row] = await rows<{ known: boolean }>(sql`
    SELECT EXISTS (
      SELECT 1 FROM sessions WHERE user_id = ${userId}::uuid AND ip_hash = ${address} AND created_at > ${since})
    OR EXISTS (
      SELECT 1 FROM password_reset_tokens
      WHERE user_id = ${userId}::uuid AND used_ip_hash = ${address} AND used_at > ${since}) AS known`);
  return row?.known ?? false;
}
