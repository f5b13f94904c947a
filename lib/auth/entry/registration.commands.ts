import "server-only";
import { createHmac, randomUUID } from "node:crypto";
import type { z } from "zod";
import { applyAddressBlocks } from "@/lib/messages/blocks/blocks.rows";
import { tryMail, scheduleMail } from "@/lib/notifications/mail/mail.commands";
import { deferMail, siteOfMail, type QueuedMail } from "@/lib/notifications/mail/mail.rows";
import { welcomeCustomerMail, welcomeVendorMail } from "@/lib/notifications/mail/mail.copy";
import { findReferrer, newReferralCode } from "@/lib/rewards/referral.rows";
import { rows, sql, transaction, type Transaction } from "@/lib/server/db";
import { activeSecrets } from "@/lib/server/secrets";
import { toAppError } from "@/lib/server/errors";
import { keyHours, otherRequest, readKey } from "@/lib/server/idempotency";
import { log } from "@/lib/server/log";
import { hashPassword } from "@/lib/server/password";
import { consume, refund } from "@/lib/server/rate-limit";
import { addressHash } from "@/lib/server/request-meta";
import { AppError } from "@/lib/shared/app-error";
import { createVendor } from "@/lib/vendors/application/application.commands";
import { registrationCopy } from "../copy";
import { withMailboxLimit } from "../credentials/mailbox.commands";
import { createEmailLink } from "../credentials/email.rows";
import { assertStrongPassword } from "../credentials/password.commands";
import { confirmationMinutes } from "../rules";
import { registerAccountLimit, registerAddressLimit, registerTryLimit } from "../limits.rules";
import type { registerSchema } from "../schema";
import { startSession, type NewSession } from "../sessions/sessions.commands";
import { logIn } from "./sign-in.commands";

type Registration = z.output<typeof registerSchema>;

type WithoutPassword<T> = T extends unknown ? Omit<T, "password"> : never;
export type NewAccount = WithoutPassword<Registration>;

/** Derives the account id from the Idempotency-Key, so that a retry finds the account of the first request. */
function idOf(secret: string, key: string, round: number): string {
  const digest = createHmac("sha256", secret)
    .update(`register:${key}${round > 0 ? `:${round}` : ""}`)
    .digest("hex");
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join("-");
}

type ExistingAccount = { username: string; email: string; role: string; isRecent: boolean };

async function findExisting(id: string): Promise<ExistingAccount | null> {
  const [existing] = await rows<ExistingAccount>(sql`
    SELECT username, email, role, created_at > now() - make_interval(hours => ${keyHours}) AS "isRecent"
    FROM users WHERE id = ${id}::uuid`);
  return existing ?? null;
}

/** An Idempotency-Key expires after 24 hours and then yields another id. */
async function chooseId(key: string | null): Promise<string> {
  const [secret, ...previous] = activeSecrets();
  if (!key || !secret) return randomUUID();
  for (const old of previous) {
    const id = idOf(old, key, 0);
    if ((await findExisting(id))?.isRecent) return id;
  }
  for (let round = 0; ; round += 1) {
    const id = idOf(secret, key, round);
    const existing = await findExisting(id);
    if (!existing || existing.isRecent) return id;
  }
}

async function isRepeated(id: string, { username, email, role }: Registration): Promise<boolean> {
  const existing = await findExisting(id);
  if (!existing) return false;
  if (existing.username !== username || existing.email !== email || existing.role !== role)
    throw otherRequest();
  return true;
}

type FieldsInUse = { username: boolean; email: boolean };

export async function assertAvailable({ username, email }: NewAccount): Promise<void> {
  const [inUse] = await rows<FieldsInUse>(sql`
    SELECT EXISTS (SELECT 1 FROM users WHERE username = ${username}::citext) AS username,
      EXISTS (SELECT 1 FROM users WHERE email = ${email}::citext) AS email`);
  const fields: Record<string, string> = {
    ...(inUse?.username ? { username: registrationCopy.usernameInUse } : {}),
    ...(inUse?.email ? { email: registrationCopy.emailInUse } : {}),
  };
  const [first] = Object.values(fields);
  if (first) throw new AppError("conflict", first, { fields });
}

async function welcomeOf(tx: Transaction, { id, body, isConfirmed }: Account) {
  const { email } = body;
  const link = isConfirmed
    ? null
    : await createEmailLink(tx, { userId: id, email, minutes: confirmationMinutes });
  const site = await siteOfMail(tx);
  return body.role === "vendor"
    ? welcomeVendorMail(site, { ...body, link: link ?? site.url })
    : welcomeCustomerMail(site, { ...body, link });
}

type Account = {
  id: string;
  body: NewAccount;
  passwordHash: string;
  isWelcomed: boolean;
  isConfirmed?: true;
};

/**
 * Stores the account, the business and the welcome email atomically. Role and status never come from the body as is.
 */
export async function storeAccount(tx: Transaction, account: Account): Promise<QueuedMail | null> {
  const { id, body, passwordHash, isWelcomed, isConfirmed } = account;
  const { username, email, firstName, lastName, phone } = body;
  const role = body.role === "vendor" ? "vendor" : "customer";
  await tx.user.create({
    data: {
      id,
      username,
      email,
      firstName,
      lastName,
      phone,
      passwordHash,
      emailVerifiedAt: isConfirmed ? new Date() : null,
      role,
      referralCode: newReferralCode(),
      referredById: await findReferrer(tx, body.referralCode),
      termsAcceptedAt: new Date(),
    },
    select: { id: true },
  });
  if (body.role === "vendor") {
    const { businessName, category } = body;
    await createVendor(tx, { userId: id, businessName, category, phone });
  }
  await applyAddressBlocks(tx, { userId: id, email });
  if (!isWelcomed) return null;
  const content = await welcomeOf(tx, account);
  return deferMail(tx, { userId: id, to: email, content, dedupeKey: `welcome:${id}` });
}

function namesOf(body: Registration): (string | null)[] {
  const businessName = body.role === "vendor" ? body.businessName : null;
  return [body.username, body.email.split("@")[0] ?? null, body.firstName, body.lastName, businessName];
}

type CreatedAccount = { mail: QueuedMail | null };

async function createAccount(id: string, body: Registration): Promise<CreatedAccount | null> {
  await assertAvailable(body);
  await assertStrongPassword({ password: body.password, names: namesOf(body), field: "password" });
  const passwordHash = await hashPassword(body.password);
  try {
    const mail = await withMailboxLimit(body.email, (isWelcomed) =>
      transaction((tx) => storeAccount(tx, { id, body, passwordHash, isWelcomed })),
    );
    return { mail };
  } catch (error) {
    if (toAppError(error).code !== "conflict") throw error;
    if (await isRepeated(id, body)) return null;
    await assertAvailable(body);
    throw error;
  }
}

type RegisterInput = { body: Registration; headers: Headers };
type AccountResult = { id: string; created: CreatedAccount | null };

async function findOrCreateAccount(
  { body, headers }: RegisterInput,
  address: string,
): Promise<AccountResult> {
  await consume(registerTryLimit, address, registrationCopy.tooManyOfNetwork);
  await consume(registerAddressLimit, address, registrationCopy.tooMany);
  let created: CreatedAccount | null = null;
  try {
    await consume(registerAccountLimit, body.email, registrationCopy.tooManyTries);
    const id = await chooseId(readKey(headers));
    created = (await isRepeated(id, body)) ? null : await createAccount(id, body);
    return { id, created };
  } finally {
    if (!created) await refund(registerAddressLimit, address);
  }
}

export type RegistrationResult = NewSession & { emailStatus: { sent: boolean; message: string } };

/** A repeated registration is a normal sign-in, so that a changed password, a second step or a suspension apply. */
async function signInAgain({ body, headers }: RegisterInput): Promise<NewSession> {
  const { email: username, password } = body;
  const result = await logIn({ username, password, headers }).catch((error: unknown) => {
    throw error instanceof AppError && error.code === "not_signed_in" ? otherRequest() : error;
  });
  if ("challenge" in result) throw new AppError("conflict", registrationCopy.alreadyMade);
  return result;
}

async function wasWelcomed(userId: string): Promise<boolean | null> {
  const [mail] = await rows<{ sent: boolean }>(sql`
    SELECT status = 'sent' AS sent FROM mails WHERE dedupe_key = ${`welcome:${userId}`}`);
  return mail?.sent ?? null;
}

export async function welcome({ id, created }: AccountResult): Promise<RegistrationResult["emailStatus"]> {
  const sent = created?.mail ? await tryMail(created.mail) : created ? null : await wasWelcomed(id);
  if (sent === null) return { sent: false, message: registrationCopy.created };
  if (sent) return { sent, message: registrationCopy.mailSent };
  await scheduleMail();
  return { sent, message: registrationCopy.mailNotSent };
}

/**
 * Creates an account and signs it in. Waits at most 2 s for the welcome email; `sent` is false if the queue delivers it
 * later or the mailbox is past a limit.
 */
export async function registerAccount({ body, headers }: RegisterInput): Promise<RegistrationResult> {
  const address = addressHash(headers);
  const opened = await findOrCreateAccount({ body, headers }, address);
  const { id, created } = opened;
  if (created) log.info({ event: "registered", userId: id, role: body.role, address });
  const emailStatus = await welcome(opened);
  const signedIn = created
    ? await startSession({ userId: id, remember: false, headers })
    : await signInAgain({ body, headers });
  return { ...signedIn, emailStatus };
}
