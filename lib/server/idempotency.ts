import "server-only";
import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import { AppError } from "@/lib/shared/app-error";
import type { Endpoint } from "@/lib/shared/endpoint";
import { withStepWrapper, rows, sql, type StepWrapper } from "./db";
import { runSerially } from "./serial-queue";
import { log } from "./log";

export const keyHours = 24;

type Claim = {
  userId: string;
  key: string;
  name: string;
  parsed: object;
  bodyHash: string | null;
  steps: Set<string>;
  replayed: boolean;
  /** Set when the request is over: writes it left running no longer count as its steps. */
  ended: boolean;
};

type StoredResponse = {
  name: string;
  bodyHash: string;
  status: number | null;
  response: unknown;
  done: string | null;
};

function storedResponse({ userId, key }: Claim, step = "") {
  return sql`
    WITH old AS (
      DELETE FROM idempotency_keys
      WHERE user_id = ${userId}::uuid AND key = ${key} AND expires_at <= now())
    SELECT endpoint AS name, body_hash AS "bodyHash", status, response, steps ->> ${step}::text AS done
    FROM idempotency_keys WHERE user_id = ${userId}::uuid AND key = ${key} AND expires_at > now()`;
}

export function otherRequest(): AppError {
  return new AppError("rule_broken", "This Idempotency-Key was used for another request.");
}

function assertSame(claim: Claim, stored: StoredResponse): void {
  if (stored.name !== claim.name || stored.bodyHash !== claim.bodyHash) throw otherRequest();
}

class AlreadyAnswered extends Error {
  constructor(readonly response: Response) {
    super("this request was answered before");
  }
}

/** From here on a different body with the same key is 422, and the same one gets the first response. */
async function bind(claim: Claim, body: unknown): Promise<void> {
  claim.bodyHash = createHash("sha256").update(JSON.stringify(body)).digest("base64url");
  const [stored] = await rows<StoredResponse>(storedResponse(claim));
  if (!stored) return;
  assertSame(claim, stored);
  if (stored.status === null) return;
  throw new AlreadyAnswered(Response.json(stored.response, { status: stored.status }));
}

/**
 * Wraps each step so that a repeat waits for the first attempt and gets its result. The result is stored in the step's
 * transaction, so a crash loses both or neither.
 */
function createStepWrapper(claim: Claim): StepWrapper {
  return (step) => {
    if (claim.ended) return null;
    if (claim.steps.has(step)) throw new Error(`${claim.name} takes the step ${step} twice`);
    claim.steps.add(step);
    return async function keepResult(tx, work) {
      const { userId, key, name, bodyHash } = claim;
      if (bodyHash === null) throw new Error(`${name} writes before it has read its body`);
      await tx.rows(sql`
        SELECT pg_advisory_xact_lock(hashtextextended(${`idempotency|${userId}|${key}`}, 0))`);
      const [stored] = await tx.rows<StoredResponse>(storedResponse(claim, step));
      if (stored) assertSame(claim, stored);
      if (stored?.done) {
        claim.replayed = true;
        return deserialize(Buffer.from(stored.done, "base64")) as Awaited<ReturnType<typeof work>>;
      }
      const result = await work(tx);
      const done = serialize(result).toString("base64");
      await tx.rows(sql`
        INSERT INTO idempotency_keys AS k (user_id, key, endpoint, body_hash, steps, created_at, expires_at)
        VALUES (${userId}::uuid, ${key}, ${name}, ${bodyHash}, jsonb_build_object(${step}::text, ${done}::text),
          now(), now() + make_interval(hours => ${keyHours}))
        ON CONFLICT (user_id, key) DO UPDATE SET steps = k.steps || excluded.steps`);
      return result;
    };
  };
}

/** A lost response isn't critical: a repeat rebuilds it from the stored step results. */
async function storeResponse(
  { userId, key, name, bodyHash, steps }: Claim,
  response: Response,
): Promise<void> {
  const body = JSON.stringify(await response.clone().json());
  try {
    await rows(sql`
      INSERT INTO idempotency_keys (user_id, key, endpoint, body_hash, status, response, created_at, completed_at,
        expires_at)
      VALUES (${userId}::uuid, ${key}, ${name}, ${bodyHash}, ${response.status}, ${body}::jsonb, now(), now(),
        now() + make_interval(hours => ${keyHours}))
      ON CONFLICT (user_id, key) DO UPDATE
        SET status = excluded.status, response = excluded.response, completed_at = now()`);
  } catch (error) {
    if (steps.size === 0) throw error;
    log.warn({ event: "response_not_stored", userId, endpoint: name, err: error });
  }
}

type Input = { request: Request; userId: string | undefined; endpoint: Endpoint; parsed: object };

export function readKey(headers: Headers): string | null {
  const key = headers.get("idempotency-key");
  if (key !== null && !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new AppError("bad_request", "The Idempotency-Key must be 1 to 200 plain characters.");
  }
  return key;
}

const claims = new WeakMap<Request, Claim>();

export async function bindFile(request: Request, file: { name: string; bytes: Buffer }): Promise<void> {
  const claim = claims.get(request);
  if (!claim) return;
  const content = createHash("sha256").update(file.bytes).digest("base64url");
  await bind(claim, { ...claim.parsed, file: file.name, content });
}

async function respond(claim: Claim, { endpoint }: Input, work: () => Promise<Response>): Promise<Response> {
  try {
    if (!endpoint.body) await bind(claim, claim.parsed);
    const response = await withStepWrapper(createStepWrapper(claim), work);
    if (response.ok) await storeResponse(claim, response);
    if (claim.replayed) response.headers.set("idempotent-replayed", "true");
    return response;
  } catch (error) {
    if (!(error instanceof AlreadyAnswered)) throw error;
    error.response.headers.set("idempotent-replayed", "true");
    return error.response;
  } finally {
    claim.ended = true;
  }
}

/**
 * Handles a creating request once per Idempotency-Key and user. Repeats get the first response, even during processing
 * or after a crash; a different body is 422. Handlers must wrap writes in named steps (`runStep`), validate inside
 * them, and return from them what the response needs; other transactions run on every repeat.
 */
export async function handleOnce(input: Input, work: () => Promise<Response>): Promise<Response> {
  const { request, userId, endpoint, parsed } = input;
  const key = endpoint.idempotent && userId ? readKey(request.headers) : null;
  if (!key || !userId) return work();
  return runSerially({ kind: "request", id: `${userId} ${key}` }, () => {
    const name = `${endpoint.method} ${endpoint.path}`;
    const begun = { bodyHash: null, steps: new Set<string>(), replayed: false, ended: false };
    const claim: Claim = { userId, key, name, parsed, ...begun };
    claims.set(request, claim);
    return respond(claim, input, work);
  });
}
