import "server-only";
import { randomBytes, randomUUID } from "node:crypto";
import type { z } from "zod";
import { rows, transaction, type Transaction } from "@/lib/server/db";
import { toAppError } from "@/lib/server/errors";
import { log } from "@/lib/server/log";
import { oidcProvider } from "@/lib/server/oidc";
import { noTicketLine } from "@/lib/server/oidc-ticket";
import { hashPassword } from "@/lib/server/password";
import { consume, refund } from "@/lib/server/rate-limit";
import { addressHash } from "@/lib/server/request-meta";
import { AppError } from "@/lib/shared/app-error";
import { registrationCopy } from "../copy";
import { touchIdentity } from "../credentials/identities.rows";
import { linkIdentity } from "../credentials/linking.commands";
import { withMailboxLimit } from "../credentials/mailbox.commands";
import {
  assertAvailable,
  storeAccount,
  welcome,
  type NewAccount,
  type RegistrationResult,
} from "../entry/registration.commands";
import { logIn, type LoginResult } from "../entry/sign-in.commands";
import { registerAddressLimit, registerTryLimit } from "../limits.rules";
import { startSession } from "../sessions/sessions.commands";
import { oidcCopy } from "./copy";
import type { registerOidcSchema } from "./schema";
import { readTicketOf } from "./ticket.queries";

function assertOn(): void {
  if (!oidcProvider()) throw new AppError("not_found", oidcCopy.off);
}

function expired(): AppError {
  return new AppError("not_signed_in", oidcCopy.expired);
}

/**
 * Links the identity in the browser's ticket to the account with its address, with the limits and responses of a
 * password sign-in. With two-step sign-in, the code completes the link.
 */
export async function linkByPassword(password: string, headers: Headers): Promise<LoginResult> {
  assertOn();
  const ticket = await readTicketOf(headers, "link");
  if (!ticket) throw expired();
  const { link } = ticket;
  const result = await logIn({ username: link.email, password, headers, link });
  if ("challenge" in result) return result;
  return { ...result, cookies: [...result.cookies, noTicketLine()] };
}

type Body = z.output<typeof registerOidcSchema>;
type Link = { issuer: string; subject: string; email: string };
type StoredAccount = { id: string; body: NewAccount; passwordHash: string; link: Link; headers: Headers };

async function store(tx: Transaction, isWelcomed: boolean, stored: StoredAccount) {
  const { id, body, passwordHash, link, headers } = stored;
  const mail = await storeAccount(tx, { id, body, passwordHash, isWelcomed, isConfirmed: true });
  await linkIdentity(tx, { ...link, userId: id, headers, isNew: true });
  return mail;
}

/**
 * Creates a customer account for the confirmed address in the browser's ticket and signs it in; its password is random.
 * Throws 409 for a taken username, address or identity.
 */
export async function registerByProvider(
  { terms: _terms, ...facts }: Body,
  headers: Headers,
): Promise<RegistrationResult> {
  assertOn();
  const ticket = await readTicketOf(headers, "register");
  if (!ticket) throw expired();
  const { link } = ticket;
  const address = addressHash(headers);
  await consume(registerTryLimit, address, registrationCopy.tooManyOfNetwork);
  if (await touchIdentity({ rows }, link)) throw new AppError("conflict", registrationCopy.alreadyMade);
  const body: NewAccount = { role: "customer", ...facts, email: link.email };
  await assertAvailable(body);
  await consume(registerAddressLimit, address, registrationCopy.tooMany);
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  const stored = { id: randomUUID(), body, passwordHash, link, headers };
  const mail = await withMailboxLimit(link.email, (isWelcomed) =>
    transaction((tx) => store(tx, isWelcomed, stored)),
  ).catch(async (error: unknown) => {
    await refund(registerAddressLimit, address);
    if (toAppError(error).code === "conflict") await assertAvailable(body);
    throw error;
  });
  const { id } = stored;
  log.info({ event: "registered", userId: id, role: "customer", provider: link.issuer, address });
  const emailStatus = await welcome({ id, created: { mail } });
  const signedIn = await startSession({ userId: id, remember: false, headers });
  return { ...signedIn, cookies: [...signedIn.cookies, noTicketLine()], emailStatus };
}
