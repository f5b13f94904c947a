import { refreshToken } from "@/lib/auth/sessions/sessions.contract";
import type { Endpoint, EndpointSchemas, Input, Result } from "@/lib/shared/endpoint";
import { backgroundHeader, timeZoneHeader } from "@/lib/shared/session";
import { isIdle } from "./activity";
import { announceSessionEnd } from "./session-end";
import { clearToken, readToken, storeToken, subjectOf } from "./token-store";

/** `message` is "409: <body text>" (spec section 8); `error` falls back to 'Server error: 409'. */
export class ApiError extends Error {
  readonly sentence: string | null;
  readonly error: string;
  readonly code: string | null;
  readonly fields: Record<string, string>;

  constructor(
    readonly status: number,
    text: string,
    statusText: string,
  ) {
    super(`${status}: ${text || statusText}`);
    this.name = "ApiError";
    const body = parseBody(text);
    this.sentence = typeof body.error === "string" && body.error ? body.error : null;
    this.error = this.sentence ?? `Server error: ${status}`;
    this.code = body.code ?? null;
    this.fields = body.fields ?? {};
  }
}

function parseBody(text: string): { error?: string; code?: string; fields?: Record<string, string> } {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? body : {};
  } catch {
    return {};
  }
}

type UntypedInput = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
};

export type CallOptions = {
  signal?: AbortSignal;
  /** Needed if the form may change between attempts; by default an identical input reuses its key. */
  idempotencyKey?: string;
  fresh?: boolean;
};

/**
 * Calls a declared endpoint. A 401 triggers one token refresh and one retry; a failed refresh clears both storages and
 * throws (spec section 4, contract section 2). Cookie-only endpoints aren't retried, because the refresh depends on the
 * same cookie.
 */
export async function call<S extends EndpointSchemas>(
  endpoint: Endpoint<S>,
  input: Input<Endpoint<S>>,
  options: CallOptions = {},
): Promise<Result<Endpoint<S>>> {
  const response = await request(endpoint, input as UntypedInput, options);
  if (response.status === 204) return undefined as Result<Endpoint<S>>;
  return (await response.json()) as Result<Endpoint<S>>;
}

export async function callWithHeaders<S extends EndpointSchemas>(
  endpoint: Endpoint<S>,
  input: Input<Endpoint<S>>,
  options: CallOptions = {},
): Promise<{ data: Result<Endpoint<S>>; headers: Headers }> {
  const answer = await request(endpoint, input as UntypedInput, options);
  return { data: (await answer.json()) as Result<Endpoint<S>>, headers: answer.headers };
}

const tokenlessAccess = new Set<Endpoint["access"]>(["any", "cookie"]);

/**
 * Idempotency keys of requests without a response yet; an identical retry reuses its key and gets the first response.
 */
const pendingIdempotencyKeys = new Map<string, string>();

function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}

async function request(endpoint: Endpoint, input: UntypedInput, options: CallOptions): Promise<Response> {
  const once = endpoint.idempotent && !options.idempotencyKey;
  const name = once ? `${endpoint.method} ${endpointUrl(endpoint, input)} ${JSON.stringify(input.body)}` : "";
  if (once && !pendingIdempotencyKeys.has(name)) pendingIdempotencyKeys.set(name, newKey());
  const idempotencyKey = options.idempotencyKey ?? pendingIdempotencyKeys.get(name);
  const used = readToken();
  let response = await send(endpoint, input, { ...options, idempotencyKey });
  // Another request may have renewed the token in the meantime.
  const isRenewed = () => used && readToken() && readToken() !== used;
  // Another tab may have signed in somebody else, who must not repeat this person's request.
  const isSamePerson = () => used === null || subjectOf(readToken()) === subjectOf(used);
  if (
    response.status === 401 &&
    !tokenlessAccess.has(endpoint.access) &&
    (isRenewed() || (await refreshAccessToken())) &&
    isSamePerson()
  ) {
    response = await send(endpoint, input, { ...options, idempotencyKey });
  }
  if (response.status < 500) pendingIdempotencyKeys.delete(name);
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

function send(endpoint: Endpoint, input: UntypedInput, options: CallOptions): Promise<Response> {
  const headers = new Headers();
  const token = tokenlessAccess.has(endpoint.access) ? null : readToken();
  if (token) headers.set("authorization", `Bearer ${token}`);
  if (options.idempotencyKey) headers.set("idempotency-key", options.idempotencyKey);
  const body = bodyOf(endpoint, input.body);
  if (typeof body === "string") headers.set("content-type", "application/json");
  if (isIdle()) headers.set(backgroundHeader, "1");
  if (endpoint.signsIn) headers.set(timeZoneHeader, Intl.DateTimeFormat().resolvedOptions().timeZone ?? "");
  return fetch(endpointUrl(endpoint, input, options), {
    method: endpoint.method,
    credentials: "include",
    headers,
    body,
    signal: options.signal,
  });
}

function bodyOf(endpoint: Endpoint, body: unknown): BodyInit | undefined {
  if (body === undefined) return undefined;
  return endpoint.body ? (body as BodyInit) : JSON.stringify(body);
}

/** GET requests to paths containing /api/auth or /api/user, and fresh ones, get a `_t` timestamp (spec section 7). */
export function endpointUrl(
  endpoint: Pick<Endpoint, "method" | "path">,
  input: UntypedInput,
  { fresh }: CallOptions = {},
): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ""),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== "") query.set(key, String(value));
  }
  if (endpoint.method === "GET" && (fresh || /\/api\/(auth|user)/.test(path)))
    query.set("_t", String(Date.now()));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

let refreshing: Promise<boolean> | null = null;

export function refreshAccessToken(): Promise<boolean> {
  refreshing ??= runRefresh().finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function runRefresh(): Promise<boolean> {
  try {
    const response = await fetch(refreshToken.path, {
      method: "POST",
      credentials: "include",
      ...(isIdle() && { headers: { [backgroundHeader]: "1" } }),
    });
    if (!response.ok) {
      // Cancels the body, because an unread response keeps its connection open.
      void response.body?.cancel();
      clearToken();
      if (response.status === 401) announceSessionEnd();
      return false;
    }
    const { token } = (await response.json()) as Result<typeof refreshToken>;
    storeToken(token);
    return true;
  } catch {
    return false;
  }
}
