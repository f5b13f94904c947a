import "server-only";
import type { NextApiRequest, NextApiResponse } from "next";
import type { AuthOptions, CookieOption } from "next-auth";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { readCookie } from "./cookies";
import { env } from "./env";
import { log } from "./log";

const providerId = "oidc";
const checkSeconds = 10 * 60;
const timeoutMs = 4000;

const checkCookies = {
  state: "plaza_oidc_state",
  nonce: "plaza_oidc_nonce",
  pkceCodeVerifier: "plaza_oidc_pkce",
};
const csrfCookie = "plaza_oidc_csrf";

export type Claims = {
  iss: string;
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  name?: string;
};

/**
 * `denied`: by the user or the provider. `expired`: attempt too old or already used. `down`: no response from the
 * provider. `failed`: invalid response.
 */
export type Failure = "denied" | "expired" | "down" | "failed";

type Exchange = { claims: Claims | null; failure: Failure | null };

export function oidcProvider(): { name: string; issuer: string } | null {
  return env.OIDC ? { name: env.OIDC.name, issuer: env.OIDC.issuer } : null;
}

function textOf(error: unknown, name: string): string {
  const value: unknown = error instanceof Error && name in error ? error[name as keyof Error] : undefined;
  return typeof value === "string" ? value : "";
}

function statusOf(error: unknown): number {
  const { response } = error as { response?: { statusCode?: number } };
  return response?.statusCode ?? 0;
}

/** In openid-client an OPError is the provider's response, an RPError a failed check or a timeout. */
function classify(error: unknown): Failure {
  const code = textOf(error, "error");
  if (code === "invalid_grant") return "expired";
  if (code === "access_denied") return "denied";
  if (statusOf(error) >= 500 || /^(server_error|temporarily_unavailable)$/.test(code)) return "down";
  if (/timed out/.test(textOf(error, "message"))) return "down";
  return /^E[A-Z_]+$/.test(textOf(error, "code")) && !/^ERR_/.test(textOf(error, "code")) ? "down" : "failed";
}

const withoutSlash = (address: string) => address.replace(/\/+$/, "");

function providerOf(oidc: NonNullable<typeof env.OIDC>, exchange: Exchange): OAuthConfig<Claims> {
  const redirect = `${env.APP_URL}/api/auth/callback/${providerId}`;
  return {
    id: providerId,
    name: oidc.name,
    type: "oauth",
    wellKnown: `${withoutSlash(oidc.issuer)}/.well-known/openid-configuration`,
    clientId: oidc.clientId,
    clientSecret: oidc.clientSecret,
    client: { redirect_uris: [redirect] },
    authorization: { params: { scope: "openid email profile", redirect_uri: redirect } },
    checks: ["pkce", "state", "nonce"],
    idToken: true,
    httpOptions: { timeout: timeoutMs },
    token: {
      async request({ client, params, checks }) {
        try {
          if (withoutSlash(client.issuer.metadata.issuer) !== withoutSlash(oidc.issuer)) {
            throw new Error("The discovery document names another issuer");
          }
          return { tokens: await client.callback(redirect, params, checks) };
        } catch (error) {
          exchange.failure = classify(error);
          throw error;
        }
      },
    },
    userinfo: {
      // Some providers return the email address only here.
      async request({ client, tokens }) {
        const set = tokens as Awaited<ReturnType<typeof client.callback>>;
        const claims = set.claims();
        if (claims.email !== undefined || !client.issuer.metadata.userinfo_endpoint) return claims;
        try {
          const info = await client.userinfo<Claims>(set);
          if (info.sub !== claims.sub) throw new Error("The user info is another person's");
          return { ...claims, ...info, iss: claims.iss };
        } catch (error) {
          exchange.failure = classify(error);
          throw error;
        }
      },
    },
    profile: ({ sub }) => ({ id: sub }),
  };
}

function cookieOf(name: string): CookieOption {
  const options = { httpOnly: true, sameSite: "lax" as const, path: "/api/auth", secure: env.SECURE };
  return { name, options: { ...options, maxAge: checkSeconds } };
}

function reasonOf(metadata: unknown): string {
  const { error = metadata } = (metadata ?? {}) as { error?: unknown };
  return error instanceof Error ? error.message : "";
}

function optionsOf(exchange: Exchange): AuthOptions {
  if (!env.OIDC || !env.AUTH_SECRET) throw new Error("Sign-in with a provider is off");
  return {
    secret: env.AUTH_SECRET,
    useSecureCookies: env.SECURE,
    providers: [providerOf(env.OIDC, exchange)],
    session: { strategy: "jwt" },
    cookies: {
      state: cookieOf(checkCookies.state),
      nonce: cookieOf(checkCookies.nonce),
      pkceCodeVerifier: cookieOf(checkCookies.pkceCodeVerifier),
      csrfToken: cookieOf(csrfCookie),
    },
    callbacks: {
      redirect: () => "/",
      // Returning a URL ends next-auth's flow; sessions are rows of this site.
      signIn({ profile }) {
        exchange.claims = profile as Claims;
        return "/";
      },
    },
    logger: {
      error: (code, metadata) => log.warn({ event: "oidc_error", code, reason: reasonOf(metadata) }),
      warn: () => undefined,
      debug: () => undefined,
    },
  };
}

type NextAuthRequest = {
  method: "GET" | "POST";
  action: string[];
  query?: Record<string, string>;
  body?: Record<string, string>;
  cookies: Record<string, string>;
};

type ProviderResponse = { location: string | null; setCookies: string[]; body: unknown };

async function callNextAuth(
  options: AuthOptions,
  nextAuthRequest: NextAuthRequest,
): Promise<ProviderResponse> {
  const { default: nextAuth } = await import("next-auth");
  const headers = new Map<string, string | string[]>();
  let body: unknown;
  const response = {
    status: () => response,
    getHeader: (name: string) => headers.get(name.toLowerCase()),
    setHeader(name: string, value: string | string[]) {
      headers.set(name.toLowerCase(), value);
      return response;
    },
    end: () => undefined,
    json: (value: unknown) => void (body = value),
    send: (value: unknown) => void (body = value),
  };
  const { action, query = {}, ...rest } = nextAuthRequest;
  const request = { ...rest, headers: {}, query: { ...query, nextauth: action } };
  await nextAuth(request as unknown as NextApiRequest, response as unknown as NextApiResponse, options);
  const location = headers.get("location");
  return {
    location: typeof location === "string" ? location : null,
    setCookies: [headers.get("set-cookie") ?? []].flat(),
    body,
  };
}

const checkNames: readonly string[] = Object.values(checkCookies);

function nameOf(line: string): string {
  return line.split("=")[0] ?? "";
}

export async function startExchange(): Promise<{ url: string; setCookies: string[] } | null> {
  const options = optionsOf({ claims: null, failure: null });
  const csrf = await callNextAuth(options, { method: "GET", action: ["csrf"], cookies: {} });
  const { csrfToken } = csrf.body as { csrfToken: string };
  const csrfLine = csrf.setCookies.find((line) => nameOf(line) === csrfCookie) ?? "";
  const { location, setCookies } = await callNextAuth(options, {
    method: "POST",
    action: ["signin", providerId],
    body: { csrfToken },
    cookies: { [csrfCookie]: decodeURIComponent(csrfLine.split(/[=;]/)[1] ?? "") },
  });
  const checks = setCookies.filter((line) => checkNames.includes(nameOf(line)));
  return location && checks.length === checkNames.length ? { url: location, setCookies: checks } : null;
}

export function endExchangeLines(): string[] {
  const secure = env.SECURE ? "; Secure" : "";
  return checkNames.map((name) => `${name}=; Path=/api/auth; HttpOnly; SameSite=Lax${secure}; Max-Age=0`);
}

function readChecks(headers: Headers): Record<string, string> | null {
  const header = headers.get("cookie");
  const found = checkNames.flatMap((name) => {
    const value = readCookie(header, name);
    return value ? [[name, value] as const] : [];
  });
  return found.length === checkNames.length ? Object.fromEntries(found) : null;
}

/**
 * Verifies the provider's callback: ID token signature, issuer, audience, times, and nonce, plus state and code
 * verifier.
 */
export async function finishExchange(request: Request): Promise<{ claims: Claims } | { failure: Failure }> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const cookies = readChecks(request.headers);
  if (!cookies) return { failure: "expired" };
  if (query.error !== undefined)
    return { failure: classify(Object.assign(new Error(), { error: query.error })) };
  const exchange: Exchange = { claims: null, failure: null };
  await callNextAuth(optionsOf(exchange), {
    method: "GET",
    action: ["callback", providerId],
    query,
    cookies,
  });
  if (exchange.claims) return { claims: exchange.claims };
  // If no token was requested, discovery failed.
  return { failure: exchange.failure ?? "down" };
}
