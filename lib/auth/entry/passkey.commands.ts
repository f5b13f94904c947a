import "server-only";
import { rows, sql, transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { hashToken } from "@/lib/server/one-time";
import { requestOptions, userHandleOf, verifyAssertion, type Assertion } from "@/lib/server/passkeys";
import { consume } from "@/lib/server/rate-limit";
import { addressHash } from "@/lib/server/request-meta";
import { AppError } from "@/lib/shared/app-error";
import { authCopy } from "../copy";
import { countSignInAttempt } from "../credentials/limits.commands";
import { passkeyCopy } from "../credentials/passkeys.copy";
import { storeChallenge, takeChallenge } from "../credentials/passkeys.rows";
import { countChallengeAttempt, redeemChallenge } from "../credentials/second-step.commands";
import { passkeyStartLimit } from "../limits.rules";
import { startSession, type NewSession } from "../sessions/sessions.commands";
import { suspendedError } from "./sign-in.commands";

export async function beginPasskeyLogin(headers: Headers) {
  await consume(passkeyStartLimit, addressHash(headers), authCopy.tooManyLogins);
  const options = await requestOptions();
  await storeChallenge({ rows }, { challenge: options.challenge, userId: null });
  return options;
}

type Passkey = {
  id: string;
  userId: string;
  status: "active" | "suspended";
  publicKey: string;
  counter: number;
};

async function findPasskey(credentialId: string): Promise<Passkey | null> {
  const [found] = await rows<Passkey>(sql`
    SELECT p.id, p.user_id AS "userId", u.status, p.public_key AS "publicKey", p.counter::float8 AS counter
    FROM passkeys p JOIN users u ON u.id = p.user_id
    WHERE p.credential_id = ${credentialId} AND u.status <> 'deleted'`);
  return found ?? null;
}

function isOfUser({ response }: Assertion, userId: string): boolean {
  const handle = Buffer.from(userHandleOf(userId)).toString("base64url");
  return response.userHandle === undefined || response.userHandle === handle;
}

/** The new counter; null unless the passkey signed a live challenge of a sign-in. Uses up the challenge either way. */
async function checkAssertion(credential: Assertion, passkey: Passkey | null): Promise<number | null> {
  const challenge = await takeChallenge({ rows }, { clientData: credential.response, userId: null });
  if (!challenge || !passkey || !isOfUser(credential, passkey.userId)) return null;
  const { publicKey, counter } = passkey;
  return verifyAssertion(credential, { challenge, credential: { id: credential.id, publicKey, counter } });
}

function refused(): AppError {
  return new AppError("not_signed_in", passkeyCopy.refused);
}

/** Refuses a counter that another sign-in has already used; synced passkeys always send 0. */
async function touchPasskey(tx: Transaction, { id }: Passkey, counter: number): Promise<void> {
  const touched = await tx.rows(sql`
    UPDATE passkeys SET counter = ${counter}::bigint, last_used_at = now()
    WHERE id = ${id}::uuid AND (counter < ${counter}::bigint OR (counter = 0 AND ${counter}::bigint = 0)) RETURNING id`);
  if (touched.length === 0) throw refused();
}

type PasskeyLogin = {
  credential: Assertion;
  challenge?: string;
  rememberMe?: boolean;
  headers: Headers;
};

/**
 * Signs in with a passkey, which is two factors by itself; `challenge` is that of a password sign-in of the same person.
 * Every failure gets the same 401; throws 403 for suspended accounts and 429 for too many attempts.
 */
export async function logInWithPasskey({
  credential,
  challenge,
  rememberMe = false,
  headers,
}: PasskeyLogin): Promise<NewSession> {
  const passkey = await findPasskey(credential.id);
  const name = hashToken(credential.id);
  const forgive = await countSignInAttempt({ name, userId: passkey?.userId ?? null, headers });
  const hash = challenge === undefined ? null : hashToken(challenge);
  const waiting = hash && (await countChallengeAttempt(hash));
  const counter = await checkAssertion(credential, passkey);
  if (!passkey || counter === null || (waiting && waiting.userId !== passkey.userId)) {
    log.warn({
      event: "login_failed",
      userId: passkey?.userId,
      address: addressHash(headers),
      passkey: true,
    });
    throw refused();
  }
  await forgive();
  const { userId } = passkey;
  if (passkey.status === "suspended") throw await suspendedError(userId, headers);
  await transaction(async (tx) => {
    await touchPasskey(tx, passkey, counter);
    if (hash) await redeemChallenge(tx, { hash, userId, headers });
  });
  log.info({ event: "login", userId, address: addressHash(headers), passkey: true });
  return startSession({ userId, remember: waiting ? waiting.remember : rememberMe, headers });
}
