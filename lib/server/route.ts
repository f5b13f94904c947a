import "server-only";
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { asModerator, asReader, assertAccess, type Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import type { Answer, Endpoint, EndpointSchemas, ParsedInput } from "@/lib/shared/endpoint";
import { readQuery } from "@/lib/shared/query-params";
import { setDefaultMessages } from "@/lib/shared/sentences";
import { withMembership } from "./acting-business";
import { readApiKey, authenticateApiKey } from "./api-key";
import { withClientNetwork } from "./client-network";
import { toAppError } from "./errors";
import { markPublic } from "./response-context";
import { handleOnce } from "./idempotency";
import { log } from "./log";
import { assertNoForm, assertSameOrigin } from "./origin";
import { readJson } from "./request-body";
import { readViewer } from "./session";

setDefaultMessages();

type Context<S extends EndpointSchemas, V> = ParsedInput<S> & { viewer: V; request: Request };

type ViewerFor<A> = A extends "any" ? null : A extends "optional" | "cookie" ? Viewer | null : Viewer;

type NextContext = { params: Promise<Record<string, string | string[] | undefined>> };

export type RouteHandler = (request: Request, context?: NextContext) => Promise<Response>;

export class Reply<T> {
  constructor(
    readonly data: T,
    readonly init: { status?: number; headers?: HeadersInit },
  ) {}
}

export function reply<T>(data: T, init: { status?: number; headers?: HeadersInit }): Reply<T> {
  return new Reply(data, init);
}

/**
 * Every API handler must use this: authentication, access and origin checks, parsing, response validation, logging, and
 * error mapping (lib/shared/app-error).
 */
export function route<S extends EndpointSchemas, const A extends Endpoint["access"]>(
  endpoint: Endpoint<S> & { access: A },
  handler: (
    context: Context<S, ViewerFor<A>>,
  ) => Promise<Answer<S> | Reply<Answer<S>> | Response> | Answer<S> | Reply<Answer<S>> | Response,
): RouteHandler {
  return async function handle(request, context) {
    const started = performance.now();
    const requestId = randomUUID();
    let viewer: Viewer | null = null;
    let apiKeyId: string | undefined;
    let response: Response;
    try {
      const key = readApiKey(request.headers);
      // Browsers don't attach an Authorization header to cross-site requests.
      if (!key && endpoint.origin !== "none") assertSameOrigin(request);
      if (!key) assertNoForm(request, endpoint);
      viewer = key ? await authenticateApiKey(key, endpoint) : await readViewerOf(request, endpoint);
      apiKeyId = viewer?.apiKeyId;
      if (endpoint.access === "any") viewer = null;
      viewer = asReader(asModerator(viewer, endpoint), endpoint);
      assertAccess(viewer, endpoint);
      if (endpoint.replica && !viewer) markPublic();
      const schemas = await endpoint.schemas();
      const parsed = await parseRequest({ request, endpoint, schemas, context });
      const asker = { ...parsed, viewer, request } as Context<S, ViewerFor<A>>;
      const act = async () => handler(asker);
      const answer = async () =>
        respond({ answer: await withMembership(viewer, endpoint, act), endpoint, schemas });
      response = await withClientNetwork(request.headers, () =>
        handleOnce({ request, userId: viewer?.id, endpoint, parsed }, answer),
      );
    } catch (error) {
      response = respondError(error, requestId);
    }
    if (request.method === "HEAD") response = withoutBody(response);
    response.headers.set("x-request-id", requestId);
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
    log[endpoint.quiet ? "debug" : "info"]({
      requestId,
      method: endpoint.method,
      path: endpoint.path,
      status: response.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      userId: viewer?.id,
      apiKeyId,
    });
    return response;
  };
}

function readViewerOf({ headers }: Request, endpoint: Endpoint): Promise<Viewer | null> | null {
  return endpoint.access === "any" ? null : readViewer(headers, endpoint);
}

/** Next calls the GET handler for HEAD and never reads the body, so it is canceled here. */
function withoutBody({ body, status, headers }: Response): Response {
  void body?.cancel().catch(() => undefined);
  return new Response(null, { status, headers });
}

const maxIssues = 50;

type ParseInput<S extends EndpointSchemas> = {
  request: Request;
  endpoint: Endpoint<S>;
  schemas: S;
  context: NextContext | undefined;
};

async function parseRequest<S extends EndpointSchemas>(input: ParseInput<S>): Promise<ParsedInput<S>> {
  const { request, endpoint, schemas, context } = input;
  const params = schemas.params
    ? parse(schemas.params, (await context?.params) ?? {}, "bad_request")
    : undefined;
  const { searchParams } = new URL(request.url);
  const query = schemas.query
    ? parse(schemas.query, readQuery(searchParams, { onUnusable: refuseAddress }), "bad_request")
    : undefined;
  const body =
    schemas.body && endpoint.body === undefined
      ? parse(schemas.body, await readJson(request, endpoint), "rule_broken")
      : undefined;
  return { params, query, body } as ParsedInput<S>;
}

function refuseAddress(): never {
  throw new AppError("bad_request", "The address contains a character that cannot be used.");
}

function parse(schema: z.ZodType, value: unknown, code: "bad_request" | "rule_broken"): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues.slice(0, maxIssues)) {
    const name = issue.path.join(".") || "body";
    fields[name] ??= issue.message;
  }
  const first = Object.values(fields)[0] ?? "This request cannot be understood.";
  throw new AppError(code, first, { fields });
}

type RespondInput<S extends EndpointSchemas> = { answer: unknown; endpoint: Endpoint<S>; schemas: S };

function respond<S extends EndpointSchemas>({ answer, endpoint, schemas }: RespondInput<S>): Response {
  if (answer instanceof Response) return answer;
  const { data, init } = answer instanceof Reply ? answer : { data: answer, init: {} };
  const status = init.status ?? endpoint.status ?? 200;
  if (status === 204) return new Response(null, { status, headers: init.headers });
  const body: unknown = schemas.response ? schemas.response.parse(data) : data;
  return Response.json(body ?? null, { status, headers: init.headers });
}

function respondError(error: unknown, requestId: string): Response {
  const known = toAppError(error);
  if (known.status >= 500) log.error({ requestId, err: known.cause ?? error }, known.message);
  const headers = new Headers();
  if (known.retryAfterSeconds !== undefined) headers.set("retry-after", String(known.retryAfterSeconds));
  return Response.json(known.toBody(), { status: known.status, headers });
}

export async function unknownPath(): Promise<Response> {
  const error = new AppError("not_found", "There is nothing at this address.");
  return Response.json(error.toBody(), { status: 404, headers: { "cache-control": "no-store" } });
}
