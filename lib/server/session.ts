import "server-only";
import type { Role, Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import type { Endpoint } from "@/lib/shared/endpoint";
import {
  backgroundHeader,
  rememberedIdleSeconds,
  replayGraceSeconds,
  sessionIdleSeconds,
} from "@/lib/shared/session";
import { actingBusiness, actingRole } from "./acting-business";
import { readBearer, readCookie } from "./cookies";
import { rows, sql } from "./db";
import { decodeCredential, readAccessToken, sessionCookie } from "./tokens";

export type SessionRow = {
  id: string;
  userId: string;
  rotation: string;
  previousRotation: string | null;
  rotatedSecondsAgo: number;
  unusedSeconds: number;
  secondsLeft: number;
  remember: boolean;
  revoked: boolean;
  now: number;
  username: string;
  role: Role;
  userStatus: "active" | "suspended" | "deleted";
  vendorId: string | null;
  vendorStatus: Viewer["vendorStatus"];
  businessRole: Viewer["businessRole"];
  moderator: boolean;
  secondStepMissing: boolean;
};

/** All times are computed with the database clock in this statement. */
export async function findSession(sessionId: string): Promise<SessionRow | null> {
  const [row] = await rows<SessionRow>(sql`
    SELECT s.id, s.user_id AS "userId", s.rotation, s.previous_rotation AS "previousRotation", s.remember,
      extract(epoch FROM now() - s.rotated_at)::float8 AS "rotatedSecondsAgo",
      extract(epoch FROM now() - s.last_used_at)::float8 AS "unusedSeconds",
      extract(epoch FROM s.expires_at - now())::float8 AS "secondsLeft",
      extract(epoch FROM now())::float8 AS now,
      s.revoked_at IS NOT NULL AS revoked,
      u.username, ${actingRole} AS role, u.status AS "userStatus", v.id AS "vendorId", v.status AS "vendorStatus",
      v.role AS "businessRole",
      u.moderator AND u.role = 'customer' AS moderator,
      (u.role = 'admin' OR u.moderator)
        AND EXISTS (SELECT 1 FROM site_settings WHERE key = 'admin_second_step' AND value = 'true')
        AND NOT EXISTS (SELECT 1 FROM totp_credentials t WHERE t.user_id = u.id AND t.confirmed_at IS NOT NULL)
        AS "secondStepMissing"
    FROM sessions s
    JOIN users u ON u.id = s.user_id
    ${actingBusiness}
    WHERE s.id = ${sessionId}::uuid`);
  return row ?? null;
}

export function isAlive(session: SessionRow): boolean {
  const idle = session.remember ? rememberedIdleSeconds : sessionIdleSeconds;
  return (
    !session.revoked &&
    session.secondsLeft > 0 &&
    session.unusedSeconds < idle &&
    session.userStatus === "active"
  );
}

export async function isSessionAlive(sessionId: string): Promise<boolean> {
  const session = await findSession(sessionId);
  return session !== null && isAlive(session);
}

export function isCurrent(session: SessionRow, rotation: string): boolean {
  if (rotation === session.rotation) return true;
  return rotation === session.previousRotation && session.rotatedSecondsAgo <= replayGraceSeconds;
}

export function isBackground(headers: Headers): boolean {
  return headers.has(backgroundHeader);
}

async function toViewer(session: SessionRow, counts: boolean): Promise<Viewer> {
  if (counts && session.unusedSeconds > 60) {
    await rows(sql`UPDATE sessions SET last_used_at = now() WHERE id = ${session.id}::uuid`);
  }
  const { userId: id, username, role, vendorId, vendorStatus, businessRole } = session;
  const { id: sessionId, moderator, secondStepMissing } = session;
  return {
    id,
    username,
    role,
    vendorId,
    vendorStatus,
    businessRole,
    sessionId,
    moderator,
    secondStepMissing,
  };
}

/**
 * Null for a missing, forged, replaced, or expired cookie. Extends the session unless the request is a background one.
 */
export async function viewerFromCookie(value: string | null, counts = true): Promise<Viewer | null> {
  const credential = await decodeCredential(value);
  if (!credential) return null;
  const session = await findSession(credential.sessionId);
  if (!session || session.userId !== credential.userId) return null;
  if (!isAlive(session) || !isCurrent(session, credential.rotation)) return null;
  return toViewer(session, counts);
}

function refused(): AppError {
  return new AppError("not_signed_in", "Your sign-in has expired.");
}

async function viewerFromBearer(token: string, counts: boolean): Promise<Viewer> {
  const access = await readAccessToken(token);
  const session = access ? await findSession(access.sessionId) : null;
  const good =
    access &&
    session &&
    session.userId === access.userId &&
    isAlive(session) &&
    access.expiresAt > session.now;
  if (!good) throw refused();
  return toViewer(session, counts);
}

/**
 * A Bearer token takes precedence: an invalid one is 401 even with a valid cookie, and so is a cookie of another
 * session. With access `cookie` the cookie takes precedence (contract section 2).
 */
export async function readViewer(
  headers: Headers,
  { access, background }: Pick<Endpoint, "access" | "background">,
): Promise<Viewer | null> {
  const counts = !background && !isBackground(headers);
  const cookie = readCookie(headers.get("cookie"), sessionCookie);
  const bearer = readBearer(headers.get("authorization"));
  if (!bearer || (access === "cookie" && cookie)) return viewerFromCookie(cookie, counts);
  const viewer = await viewerFromBearer(bearer, counts);
  if (cookie && (await decodeCredential(cookie))?.sessionId !== viewer.sessionId) throw refused();
  return viewer;
}
