import "server-only";
import { randomUUID } from "node:crypto";
import { compactVerify, SignJWT } from "jose";
import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import type { Role } from "@/lib/shared/access";
import { accessTokenAudience, accessTokenSeconds, markerCookie } from "@/lib/shared/session";
import { sessionNameOf, sessionNames } from "./cookies";
import { env } from "./env";
import { currentKey, currentSecret, firstOf, activeKeys, activeSecrets } from "./secrets";

export const sessionCookie = sessionNameOf({ https: env.SECURE });

export type SessionCredential = {
  userId: string;
  role: Role;
  moderator?: boolean;
  sessionId: string;
  rotation: string;
};

const credentialSchema = z.object({
  sub: z.uuid(),
  role: z.enum(["customer", "vendor", "admin"]),
  mod: z.boolean().optional(),
  sid: z.uuid(),
  rot: z.uuid(),
});

const accessSchema = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  aud: z.literal(accessTokenAudience),
  exp: z.number().int(),
});

const accessPurpose = "plaza access token";

/** `maxAgeSeconds` is the remaining absolute lifetime. */
export function encodeCredential(credential: SessionCredential, maxAgeSeconds: number): Promise<string> {
  const { userId, role, moderator, sessionId, rotation } = credential;
  return encode({
    token: { sub: userId, role, ...(moderator ? { mod: true } : {}), sid: sessionId, rot: rotation },
    secret: currentSecret(),
    maxAge: maxAgeSeconds,
  });
}

export async function decodeCredential(value: string | null): Promise<SessionCredential | null> {
  if (!value) return null;
  const token = await firstOf(activeSecrets(), (secret) =>
    decode({ token: value, secret }).catch(() => null),
  );
  const parsed = credentialSchema.safeParse(token);
  if (!parsed.success) return null;
  return {
    userId: parsed.data.sub,
    role: parsed.data.role,
    ...(parsed.data.mod ? { moderator: true } : {}),
    sessionId: parsed.data.sid,
    rotation: parsed.data.rot,
  };
}

/** Valid for 15 minutes and bound to the session; `now` is the database clock in seconds. */
export function issueAccessToken(session: {
  userId: string;
  sessionId: string;
  now: number;
}): Promise<string> {
  return new SignJWT({ sid: session.sessionId })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setSubject(session.userId)
    .setAudience(accessTokenAudience)
    .setJti(randomUUID())
    .setIssuedAt(Math.floor(session.now))
    .setExpirationTime(Math.floor(session.now) + accessTokenSeconds)
    .sign(currentKey(accessPurpose));
}

/**
 * Checks signature, audience, and shape, but not expiry: the caller must compare `expiresAt` (seconds) with the
 * database clock.
 */
export async function readAccessToken(
  token: string,
): Promise<{ userId: string; sessionId: string; expiresAt: number } | null> {
  const payload = await firstOf(activeKeys(accessPurpose), (key) =>
    compactVerify(token, key, { algorithms: ["HS256"] }).then(
      (verified) => verified.payload,
      () => null,
    ),
  );
  if (!payload) return null;
  try {
    const claims = accessSchema.parse(JSON.parse(new TextDecoder().decode(payload)));
    return { userId: claims.sub, sessionId: claims.sid, expiresAt: claims.exp };
  } catch {
    return null;
  }
}

/** Without `maxAgeSeconds` the cookies end with the browser session. */
export function signedInCookies(value: string, maxAgeSeconds: number | null): string[] {
  const age = maxAgeSeconds === null ? "" : `; Max-Age=${Math.floor(maxAgeSeconds)}`;
  const secure = env.SECURE ? "; Secure" : "";
  return [
    `${sessionCookie}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}${age}`,
    `${markerCookie}=1; Path=/; SameSite=Lax${secure}${age}`,
  ];
}

/**
 * Clears every sign-in cookie: both session names, the chunks next-auth splits a long one into, and the marker.
 * `header` is the Cookie header.
 */
export function signedOutCookies(header: string | null = null): string[] {
  const sent = (header?.split(";") ?? []).map((pair) => pair.split("=")[0]?.trim() ?? "");
  const parts = sent.filter((name) => /^(__Secure-)?next-auth\.session-token\.\d+$/.test(name));
  const names = new Set([...sessionNames, ...parts]);
  const past = "Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=0";
  return [
    ...[...names].map((name) => {
      const secure = env.SECURE || name.startsWith("__Secure-") ? "; Secure" : "";
      return `${name}=; Path=/; HttpOnly; SameSite=Lax${secure}; ${past}`;
    }),
    `${markerCookie}=; Path=/; SameSite=Lax${env.SECURE ? "; Secure" : ""}; ${past}`,
  ];
}

export function setCookies(values: string[]): Headers {
  const headers = new Headers();
  for (const value of values) headers.append("set-cookie", value);
  return headers;
}
