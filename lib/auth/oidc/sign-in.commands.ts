import "server-only";
import { rows, sql } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import {
  endExchangeLines,
  finishExchange,
  oidcProvider,
  startExchange,
  type Claims,
} from "@/lib/server/oidc";
import { noTicketLine, ticketLine } from "@/lib/server/oidc-ticket";
import { consume } from "@/lib/server/rate-limit";
import { addressHash } from "@/lib/server/request-meta";
import { AppError } from "@/lib/shared/app-error";
import { authCopy, registrationCopy } from "../copy";
import { touchIdentity } from "../credentials/identities.rows";
import { startChallenge } from "../credentials/second-step.commands";
import { safeNext } from "../entry/return-path.rules";
import { authRedirect } from "../rules";
import { registerTryLimit, oidcReturnLimit, oidcStartLimit } from "../limits.rules";
import { startSession } from "../sessions/sessions.commands";
import { oidcCopy, problemText } from "./copy";
import { returnHref, type Problem } from "./rules";
import { claimsSchema } from "./schema";
import { readTicketOf, type Ticket } from "./ticket.queries";

type StartInput = { next?: string; headers: Headers };

export async function startOidcSignIn({
  next,
  headers,
}: StartInput): Promise<{ url: string; cookies: string[] }> {
  const provider = oidcProvider();
  if (!provider) throw new AppError("not_found", oidcCopy.off);
  await consume(oidcStartLimit, addressHash(headers), authCopy.tooManyLogins);
  const exchange = await startExchange();
  if (!exchange) throw new AppError("unavailable", problemText("down", provider.name));
  const ticket: Ticket = { kind: "start", next: safeNext(next) };
  return { url: exchange.url, cookies: [...exchange.setCookies, await ticketLine(ticket)] };
}

type RedirectResult = { location: string; cookies: string[] };

export async function finishOidcSignIn(request: Request): Promise<RedirectResult> {
  if (!oidcProvider()) throw new AppError("not_found", oidcCopy.off);
  const { headers } = request;
  const ticket = await readTicketOf(headers, "start");
  const next = safeNext(ticket?.next);
  const arrival = await arrive({ request, isBegun: ticket !== null, next }).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "too_many") return failed("busy", next);
    // The account was closed between two reads.
    if (error.code === "not_signed_in") return failed("failed", next);
    throw error;
  });
  return { ...arrival, cookies: [...endExchangeLines(), ...arrival.cookies] };
}

function failed(problem: Problem, next: string | null): RedirectResult {
  return { location: returnHref(problem, next), cookies: [noTicketLine()] };
}

type ProviderReturn = { request: Request; isBegun: boolean; next: string | null };

async function arrive({ request, isBegun, next }: ProviderReturn): Promise<RedirectResult> {
  if (!isBegun) return failed("expired", next);
  await consume(oidcReturnLimit, addressHash(request.headers), authCopy.tooManyLogins);
  const result = await finishExchange(request);
  const { data: claims } = claimsSchema.safeParse("claims" in result ? result.claims : null);
  if (!claims) {
    const problem = "failure" in result ? result.failure : "failed";
    log.warn({ event: "oidc_login_failed", problem, address: addressHash(request.headers) });
    return failed(problem, next);
  }
  const input = { claims, headers: request.headers, next };
  return (await enter(input)) ?? greet(input);
}

type ProviderSignIn = { claims: Claims; headers: Headers; next: string | null };

async function enter({ claims, headers, next }: ProviderSignIn): Promise<RedirectResult | null> {
  const known = await touchIdentity({ rows }, { issuer: claims.iss, subject: claims.sub });
  if (!known) return null;
  const { userId } = known;
  if (known.status !== "active") {
    log.warn({ event: "login_suspended", userId, provider: claims.iss, address: addressHash(headers) });
    return failed("suspended", next);
  }
  if (known.secondStep) {
    const challenge = await startChallenge({ userId, remember: false, headers });
    return follow({ kind: "code", next, challenge });
  }
  log.info({ event: "login", userId, provider: claims.iss, address: addressHash(headers) });
  const { user, cookies } = await startSession({ userId, remember: false, headers });
  return { location: next ?? authRedirect(user.role), cookies: [...cookies, noTicketLine()] };
}

async function follow(ticket: Ticket): Promise<RedirectResult> {
  return { location: returnHref("continue", ticket.next), cookies: [await ticketLine(ticket)] };
}

/**
 * Chooses the next step for an unknown identity. Requires an address that the provider has confirmed, because otherwise
 * anyone could claim another user's.
 */
async function greet({ claims, headers, next }: ProviderSignIn): Promise<RedirectResult> {
  const { iss: issuer, sub: subject, email } = claims;
  if (!email) return failed("no-email", next);
  if (claims.email_verified !== true) return failed("unverified", next);
  await consume(registerTryLimit, addressHash(headers), registrationCopy.tooManyOfNetwork);
  const [account] = await rows<{ confirmed: boolean }>(sql`
    SELECT email_verified_at IS NOT NULL AS confirmed FROM users
    WHERE email = ${email}::citext AND status <> 'deleted'`);
  const link = { issuer, subject, email };
  if (!account) {
    const { given_name: firstName = "", family_name: lastName = "" } = claims;
    return follow({
      kind: "register",
      next,
      link,
      firstName: firstName.slice(0, 80),
      lastName: lastName.slice(0, 80),
    });
  }
  return account.confirmed ? follow({ kind: "link", next, link }) : failed("unconfirmed", next);
}
