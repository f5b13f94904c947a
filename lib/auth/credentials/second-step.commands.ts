import "server-only";
import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import { rows, sql, transaction, type Transaction } from "@/lib/server/db";
import { getSite } from "@/lib/server/site";
import { log } from "@/lib/server/log";
import { knownDevice } from "@/lib/server/known-device";
import { hashCode, hashesOfCode, hashToken, newToken } from "@/lib/server/one-time";
import { clearLimit, consume, refund } from "@/lib/server/rate-limit";
import { addressHash } from "@/lib/server/request-meta";
import { encrypt, decrypt } from "@/lib/server/encryption";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { challengeSeconds, challengeTries, recoveryCodeCount } from "../rules";
import { secondStepEverywhereLimit, secondStepLimit } from "../limits.rules";
import { startSession, type NewSession } from "../sessions/sessions.commands";
import { isKnownAddress } from "../sessions/sessions.queries";
import type { Link } from "./identities.rows";
import { linkIdentity } from "./linking.commands";
import { requirePassword } from "./password.commands";
import type { EnrolmentDto, RecoveryCodesDto } from "./second-step.contract";
import { secondStepCopy } from "./second-step.copy";
import { readSecondStep } from "./second-step.queries";

type ChallengeInput = {
  userId: string;
  remember: boolean;
  headers: Headers;
  link?: Link;
};

/** Issued after a correct password instead of a session cookie; valid for five minutes. */
export async function startChallenge({ userId, remember, headers, link }: ChallengeInput): Promise<string> {
  const { token, hash } = newToken();
  await rows(sql`
    INSERT INTO login_challenges (id, user_id, token_hash, remember, ip_hash, created_at, expires_at,
      link_issuer, link_subject, link_email)
    VALUES (gen_random_uuid(), ${userId}::uuid, ${hash}, ${remember}, ${addressHash(headers)}, now(),
      now() + make_interval(secs => ${challengeSeconds}),
      ${link?.issuer ?? null}, ${link?.subject ?? null}, ${link?.email ?? null}::citext)`);
  return token;
}

function wrongCode(): AppError {
  return new AppError("not_signed_in", secondStepCopy.wrongCode, {
    fields: { code: secondStepCopy.wrongCode },
  });
}

function refusedCode(): AppError {
  return new AppError("rule_broken", secondStepCopy.wrongCode, {
    fields: { code: secondStepCopy.wrongCode },
  });
}

type Challenge = { userId: string; remember: boolean };

/** Counts the attempt before checking the code, so that parallel guesses gain nothing. */
export async function countChallengeAttempt(hash: string): Promise<Challenge> {
  const [challenge] = await rows<Challenge>(sql`
    UPDATE login_challenges SET attempts = attempts + 1
    WHERE token_hash = ${hash} AND used_at IS NULL AND expires_at > now() AND attempts < ${challengeTries}
    RETURNING user_id AS "userId", remember`);
  if (!challenge) throw new AppError("not_signed_in", secondStepCopy.challengeExpired);
  return challenge;
}

type AnswerInput = { challenge: string; code: string; headers: Headers };

export async function answerChallenge({ challenge, code, headers }: AnswerInput): Promise<NewSession> {
  const hash = hashToken(challenge);
  const { userId, remember } = await countChallengeAttempt(hash);
  const forgive = await countCode({ userId, code, headers });
  if (!(await verifyCode(userId, code))) {
    log.warn({ event: "second_step_failed", userId });
    throw wrongCode();
  }
  await forgive();
  await transaction((tx) => redeemChallenge(tx, { hash, userId, headers }));
  log.info({ event: "login", userId, secondStep: true });
  return startSession({ userId, remember, headers });
}

type UsedCode = { hash: string; userId: string; headers: Headers };

export async function redeemChallenge(tx: Transaction, { hash, userId, headers }: UsedCode): Promise<void> {
  const [used] = await tx.rows<{ link: Link | null }>(sql`
    UPDATE login_challenges SET used_at = now() WHERE token_hash = ${hash} AND used_at IS NULL
    RETURNING CASE WHEN link_issuer IS NOT NULL THEN
      jsonb_build_object('issuer', link_issuer, 'subject', link_subject, 'email', link_email) END AS link`);
  const isLinked = used?.link ? await linkIdentity(tx, { ...used.link, userId, headers }) : used;
  if (!isLinked) throw new AppError("not_signed_in", secondStepCopy.challengeExpired);
}

/** Requires a code before irreversible actions from users with two-step sign-in; throws 422 without a valid one. */
export async function requireCode(
  { id: userId, sessionId }: Pick<Viewer, "id" | "sessionId">,
  code: string | undefined,
): Promise<void> {
  const [credential] = await rows(sql`
    SELECT 1 FROM totp_credentials WHERE user_id = ${userId}::uuid AND confirmed_at IS NOT NULL`);
  if (!credential) return;
  const key = `${userId}|${sessionId}`;
  await consume(secondStepLimit, key, secondStepCopy.tooManyCodes);
  if (!code || !(await verifyCode(userId, code))) throw refusedCode();
  await refund(secondStepLimit, key);
}

type CodeAttempt = { userId: string; code: string; headers: Headers };

async function countCode({ userId, code, headers }: CodeAttempt): Promise<() => Promise<void>> {
  const address = addressHash(headers);
  const device = knownDevice(headers, userId);
  const pair = `${userId}|${device ?? address}`;
  await consume(secondStepLimit, pair, secondStepCopy.tooManyCodes);
  const isGuessable = isDigits(code) && !device && !(await isKnownAddress(userId, address));
  if (isGuessable) await consume(secondStepEverywhereLimit, userId, secondStepCopy.tooManyCodes);
  return async function forgive() {
    await clearLimit(secondStepLimit, pair);
    if (isGuessable) await refund(secondStepEverywhereLimit, userId);
  };
}

function isDigits(code: string): boolean {
  return /^\d{6}$/.test(code.replace(/\s/g, ""));
}

async function verifyCode(userId: string, code: string): Promise<boolean> {
  if (!isDigits(code)) return verifyRecoveryCode(userId, code);
  return verifyTotp(userId, code.replace(/\s/g, ""), "confirmed");
}

type StoredSecret = { secret: string; now: number };

async function verifyTotp(userId: string, digits: string, state: "confirmed" | "new"): Promise<boolean> {
  const [stored] = await rows<StoredSecret>(sql`
    SELECT secret, extract(epoch FROM now())::float8 AS now FROM totp_credentials
    WHERE user_id = ${userId}::uuid AND (confirmed_at IS NOT NULL) = ${state === "confirmed"}`);
  const secret = stored && (await decrypt(stored.secret));
  if (!stored || !secret) return false;
  const timestamp = stored.now * 1000;
  const key = Secret.fromBase32(secret);
  const delta = TOTP.validate({ token: digits, secret: key, timestamp, window: 1 });
  if (delta === null) return false;
  const step = TOTP.counter({ timestamp }) + delta;
  const used = await rows(sql`
    UPDATE totp_credentials SET last_used_step = ${step}, confirmed_at = coalesce(confirmed_at, now())
    WHERE user_id = ${userId}::uuid AND secret = ${stored.secret} AND coalesce(last_used_step, 0) < ${step}
    RETURNING user_id`);
  return used.length === 1;
}

async function verifyRecoveryCode(userId: string, code: string): Promise<boolean> {
  const used = await rows(sql`
    UPDATE recovery_codes SET used_at = now()
    WHERE user_id = ${userId}::uuid AND code_hash = ANY (${hashesOfCode(plainCode(code))}::text[]) AND used_at IS NULL
    RETURNING id`);
  if (used.length === 1) log.warn({ event: "recovery_code_used", userId });
  return used.length === 1;
}

function plainCode(code: string): string {
  return code.replace(/[^a-z0-9]/gi, "").toLowerCase();
}

export async function beginEnrolment(viewer: Viewer, password: string): Promise<EnrolmentDto> {
  await requirePassword({ userId: viewer.id, password, field: "password" });
  const totp = new TOTP({ issuer: (await getSite()).name, label: viewer.username });
  const secret = totp.secret.base32;
  const stored = await rows(sql`
    INSERT INTO totp_credentials (user_id, secret, created_at)
    VALUES (${viewer.id}::uuid, ${await encrypt(secret)}, now())
    ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, created_at = now(), last_used_step = NULL
      WHERE totp_credentials.confirmed_at IS NULL
    RETURNING user_id`);
  if (stored.length === 0) throw new AppError("conflict", secondStepCopy.alreadyOn);
  const uri = totp.toString();
  const svg = renderSVG(uri, { border: 2 });
  return { secret, uri, qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}` };
}

export async function confirmEnrolment(viewer: Viewer, code: string): Promise<RecoveryCodesDto> {
  await consume(secondStepLimit, `${viewer.id}|${viewer.sessionId}`, secondStepCopy.tooManyCodes);
  if ((await readSecondStep(viewer)).enabled) throw new AppError("conflict", secondStepCopy.alreadyOn);
  if (!(await verifyTotp(viewer.id, code.replace(/\s/g, ""), "new"))) throw refusedCode();
  log.info({ event: "second_step_enabled", userId: viewer.id });
  return replaceRecoveryCodes(viewer.id);
}

async function replaceRecoveryCodes(userId: string): Promise<RecoveryCodesDto> {
  const codes = Array.from({ length: recoveryCodeCount }, () => randomBytes(5).toString("hex"));
  await transaction(async (tx) => {
    await tx.recoveryCode.deleteMany({ where: { userId } });
    await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, codeHash: hashCode(code) })) });
  });
  return { recoveryCodes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`) };
}

type PasswordAndCode = { password: string; code: string };

export async function renewCodes(
  viewer: Viewer,
  { password, code }: PasswordAndCode,
): Promise<RecoveryCodesDto> {
  await requirePassword({ userId: viewer.id, password, field: "password" });
  if (!(await readSecondStep(viewer)).enabled) throw new AppError("conflict", secondStepCopy.notOn);
  await requireCode(viewer, code);
  log.info({ event: "recovery_codes_renewed", userId: viewer.id });
  return replaceRecoveryCodes(viewer.id);
}

function assertNotRequired(required: boolean): void {
  if (required) throw new AppError("forbidden", secondStepCopy.requiredForAdmins);
}

export async function disable(viewer: Viewer, { password, code }: PasswordAndCode): Promise<void> {
  const { enabled, required } = await readSecondStep(viewer);
  if (!enabled) throw new AppError("conflict", secondStepCopy.notOn);
  assertNotRequired(required);
  await requirePassword({ userId: viewer.id, password, field: "password" });
  await requireCode(viewer, code);
  await transaction(async (tx) => {
    await tx.totpCredential.deleteMany({ where: { userId: viewer.id } });
    // Checks again after the delete, which waits for an admin who is requiring a second step for everyone.
    assertNotRequired((await readSecondStep(viewer, tx)).required);
    await tx.recoveryCode.deleteMany({ where: { userId: viewer.id } });
  });
  log.warn({ event: "second_step_disabled", userId: viewer.id });
}
