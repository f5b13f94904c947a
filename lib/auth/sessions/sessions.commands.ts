import "server-only";
import { randomUUID } from "node:crypto";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { readCookie } from "@/lib/server/cookies";
import { rows, sql, transaction, type Transaction } from "@/lib/server/db";
import { deviceCookieLine } from "@/lib/server/known-device";
import { log } from "@/lib/server/log";
import { addressHash } from "@/lib/server/request-meta";
import { findSession, isAlive, isBackground, isCurrent, type SessionRow } from "@/lib/server/session";
import {
  decodeCredential,
  encodeCredential,
  issueAccessToken,
  sessionCookie,
  signedInCookies,
} from "@/lib/server/tokens";
import { AppError } from "@/lib/shared/app-error";
import {
  rememberedAbsoluteSeconds,
  rememberedIdleSeconds,
  replayGraceSeconds,
  sessionAbsoluteSeconds,
  timeZoneHeader,
} from "@/lib/shared/session";
import { isTimeZone } from "@/lib/shared/time-zones";
import type { UserDto } from "@/lib/users/contract";
import { getUser } from "@/lib/users/queries";
import { authCopy } from "../copy";
import { alertOfNewDevice } from "./alerts.rows";

export type NewSession = { user: UserDto; token: string; cookies: string[] };

type StartInput = {
  userId: string;
  remember: boolean;
  headers: Headers;
  passwordHash?: string;
};

/**
 * Starts a session for this device and replaces its previous one. Throws 401 if the user was suspended or the password
 * changed in the meantime.
 */
export async function startSession({
  userId,
  remember,
  headers,
  passwordHash,
}: StartInput): Promise<NewSession> {
  const user = await getUser(userId);
  const before = await decodeCredential(readCookie(headers.get("cookie"), sessionCookie));
  if (before) await revokeSession(before.sessionId, "replaced");
  const absolute = remember ? rememberedAbsoluteSeconds : sessionAbsoluteSeconds;
  const rotation = randomUUID();
  const userAgent = headers.get("user-agent")?.slice(0, 300) ?? null;
  const { session, isMailed } = await transaction(async (tx) => {
    // Locks the user, so that two sign-ins from a new device cause one email.
    const [made] = await tx.rows<{ id: string; now: number }>(sql`
      INSERT INTO sessions (id, user_id, created_at, last_used_at, expires_at, remember, user_agent, ip_hash,
        rotation, rotated_at)
      SELECT ${randomUUID()}::uuid, u.id, now(), now(), now() + make_interval(secs => ${absolute}),
        ${remember}, ${userAgent}, ${addressHash(headers)}, ${rotation}::uuid, now()
      FROM users u WHERE u.id = ${userId}::uuid AND u.status = 'active'
        AND u.password_hash = coalesce(${passwordHash ?? null}, u.password_hash)
      FOR NO KEY UPDATE
      RETURNING id, extract(epoch FROM now())::float8 AS now`);
    if (!made) throw expired();
    return { session: made, isMailed: await alertOfNewDevice(tx, { userId, sessionId: made.id, headers }) };
  });
  if (isMailed) await scheduleMail();
  await rememberTimeZone(userId, headers);
  const { role, moderator } = user;
  const credential = { userId, role, moderator, sessionId: session.id, rotation };
  const value = await encodeCredential(credential, absolute);
  const token = await issueAccessToken({ userId, sessionId: session.id, now: session.now });
  const cookies = signedInCookies(value, remember ? rememberedIdleSeconds : null);
  return { user, token, cookies: [...cookies, deviceCookieLine(headers, userId)] };
}

async function rememberTimeZone(userId: string, headers: Headers): Promise<void> {
  const zone = headers.get(timeZoneHeader) ?? "";
  if (!isTimeZone(zone)) return;
  await rows(sql`UPDATE users SET time_zone = ${zone} WHERE id = ${userId}::uuid AND time_zone IS NULL`);
}

/** Returns false if the database couldn't end the session; the device must still be signed out. */
export async function logOut(headers: Headers): Promise<boolean> {
  const credential = await decodeCredential(readCookie(headers.get("cookie"), sessionCookie));
  if (!credential) return true;
  try {
    await revokeSession(credential.sessionId, "logout");
  } catch (error) {
    log.error({ event: "logout_not_stored", userId: credential.userId, err: error });
    return false;
  }
  log.info({ event: "logout", userId: credential.userId });
  return true;
}

async function revokeSession(sessionId: string, reason: string): Promise<void> {
  await rows(sql`
    UPDATE sessions SET revoked_at = now(), revoked_reason = ${reason}
    WHERE id = ${sessionId}::uuid AND revoked_at IS NULL`);
}

type RevokeInput = {
  userId: string;
  reason: string;
  except?: string;
  preserveKeys?: true;
};

/**
 * Revokes a user's sessions except one, their API keys, and pending email changes, whose links could take over the
 * account. Confirmation links to the current address stay valid; returns the number of sessions.
 */
export async function revokeSessions(
  tx: Transaction,
  { userId, reason, except, preserveKeys }: RevokeInput,
): Promise<number> {
  const ended = await tx.$executeRaw(sql`
    UPDATE sessions SET revoked_at = now(), revoked_reason = ${reason}
    WHERE user_id = ${userId}::uuid AND revoked_at IS NULL AND id IS DISTINCT FROM ${except ?? null}::uuid`);
  if (!preserveKeys) {
    await tx.rows(sql`
      UPDATE api_keys SET revoked_at = now(), revoked_reason = ${reason}
      WHERE user_id = ${userId}::uuid AND revoked_at IS NULL`);
  }
  await tx.rows(sql`
    UPDATE email_changes c SET revoked_at = now() FROM users u
    WHERE u.id = ${userId}::uuid AND c.user_id = u.id AND c.new_email <> u.email
      AND c.confirmed_at IS NULL AND c.revoked_at IS NULL`);
  return ended;
}

/**
 * Rotates the session credential and returns a new access token. The previous credential stays valid for 30 seconds,
 * because two tabs may refresh at once; later use counts as theft and ends the session.
 */
export async function refreshSession(headers: Headers): Promise<{ token: string; cookies: string[] }> {
  const credential = await decodeCredential(readCookie(headers.get("cookie"), sessionCookie));
  const session = credential ? await findSession(credential.sessionId) : null;
  if (!credential || !session || session.userId !== credential.userId || !isAlive(session)) throw expired();
  if (credential.rotation === session.rotation) {
    // Rotating twice within the grace period would sign out the tab that still has the previous credential.
    if (session.previousRotation && session.rotatedSecondsAgo <= replayGraceSeconds) {
      return renewed(session, session.rotation);
    }
    const rotation = await rotate(session, !isBackground(headers));
    return renewed(session, rotation ?? (await currentRotation(session.id)));
  }
  if (isCurrent(session, credential.rotation)) return renewed(session, session.rotation);
  await revokeSession(session.id, "replay");
  log.warn({
    event: "session_replay",
    userId: session.userId,
    sessionId: session.id,
    grace: replayGraceSeconds,
  });
  throw expired();
}

async function rotate(session: SessionRow, counts: boolean): Promise<string | null> {
  const [row] = await rows<{ rotation: string }>(sql`
    UPDATE sessions SET previous_rotation = rotation, rotation = ${randomUUID()}::uuid, rotated_at = now(),
      last_used_at = CASE WHEN ${counts} THEN now() ELSE last_used_at END
    WHERE id = ${session.id}::uuid AND rotation = ${session.rotation}::uuid AND revoked_at IS NULL
    RETURNING rotation`);
  return row?.rotation ?? null;
}

async function currentRotation(sessionId: string): Promise<string> {
  const session = await findSession(sessionId);
  if (!session || !isAlive(session)) throw expired();
  return session.rotation;
}

async function renewed(session: SessionRow, rotation: string): Promise<{ token: string; cookies: string[] }> {
  const { userId, role, moderator, id: sessionId, now, secondsLeft, remember } = session;
  const value = await encodeCredential({ userId, role, moderator, sessionId, rotation }, secondsLeft);
  const maxAge = remember ? Math.min(rememberedIdleSeconds, secondsLeft) : null;
  const token = await issueAccessToken({ userId, sessionId, now });
  return { token, cookies: signedInCookies(value, maxAge) };
}

function expired(): AppError {
  return new AppError("not_signed_in", authCopy.sessionExpired);
}
