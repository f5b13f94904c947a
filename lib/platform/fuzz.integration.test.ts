import fc from "fast-check";
import { GET as openapi } from "@/app/api/openapi.json/route";
import { raw, rows, sql } from "@/lib/server/db";
import type { RouteHandler } from "@/lib/server/route";
import { stopQueue } from "@/lib/server/workers";
import { errorStatus, type ErrorCode } from "@/lib/shared/app-error";
import { createJob } from "@/prisma/factories";
import { createBrowser, type Browser, type Received } from "@/prisma/test/browser";
import { createConversation } from "@/prisma/test/conversations";
import { requestsOf, type ApiDocument, type FuzzedRequest } from "@/prisma/test/fuzz";
import { measureProcessor } from "@/prisma/test/processor";
import { createSignedInPerson } from "@/prisma/test/sign-in";

const requestCount = Number(process.env.FUZZ_REQUESTS ?? 1000);
const mostMilliseconds = 100;

jest.setTimeout(900_000);
afterAll(() => stopQueue());

let document: ApiDocument;
let knownIds: string[];
let visitor: Browser;
let people: Browser[];

beforeAll(async () => {
  visitor = createBrowser();
  document = (await visitor.get(openapi, "/api/openapi.json")).body as unknown as ApiDocument;
  const { listingId, id } = await createConversation();
  const vendor = await createSignedInPerson({ vendorStatus: "approved" });
  const job = await createJob({ posterId: vendor.person.id });
  knownIds = [listingId, id, job.id];
  const [customer, admin] = [await createSignedInPerson(), await createSignedInPerson({ role: "admin" })];
  people = [visitor, customer.browser, vendor.browser, admin.browser];
  await rows(sql`CREATE SEQUENCE canary`);
});

/** Only visitors send these, because they would end the sessions of later requests. */
const endsSessions =
  /^\/api\/(logout|login|register|refresh-token|reset-password|profile\/(sessions|password)|auth\/)/;

async function send({ method, path, params, query, headers, body }: FuzzedRequest, browser: Browser) {
  const file = path.replace(/\{(\w+)\}/g, "[$1]");
  const handlers = (await import(`@/app${file}/route`)) as Record<string, RouteHandler>;
  const call = browser[method as "get" | "post" | "put" | "patch" | "delete"];
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name]!.replaceAll(/\p{Surrogate}/gu, "\ufffd")),
  );
  return call(handlers[method.toUpperCase()]!, address, { params, query, headers, body });
}

function faultsOf({ method, path }: FuzzedRequest, { status, headers, body }: Received): string[] {
  const { responses } = document.paths[path]![method]!;
  const named = responses[status];
  if (!named) return [`${status} isn't documented`];
  const { content = {} } = named.$ref ? document.components.responses[named.$ref.split("/").at(-1)!]! : named;
  const [media] = headers.get("content-type")?.split(";") ?? [];
  const wrongMedia = media && !(media in content) ? [`${media} isn't documented for ${status}`] : [];
  if (status < 400) return wrongMedia;
  const { code, error } = body as { code: ErrorCode; error: unknown };
  const isError = typeof error === "string" && error !== "" && errorStatus[code] === status;
  return isError ? wrongMedia : [...wrongMedia, `not an error of status ${status}: ${JSON.stringify(body)}`];
}

test("49: answers generated requests as documented, within 100 ms of CPU time", async () => {
  let count = 0;
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(requestsOf(document, knownIds), fc.nat({ max: 3 }), async (request, who) => {
      if (count % 50 === 0) await rows(sql`DELETE FROM rate_limits`);
      count += 1;
      const browser = endsSessions.test(request.path) ? visitor : people[who]!;
      const { result, milliseconds } = await measureProcessor(() => send(request, browser), mostMilliseconds);
      statuses.set(result.status, (statuses.get(result.status) ?? 0) + 1);
      expect(faultsOf(request, result)).toEqual([]);
      expect(milliseconds).toBeLessThanOrEqual(mostMilliseconds);
    }),
    {
      numRuns: requestCount,
      endOnFailure: true,
      ...(process.env.FUZZ_SEED && { seed: Number(process.env.FUZZ_SEED) }),
    },
  );
  const shareOf = (status: number) => (statuses.get(status) ?? 0) / count;
  // Requests that end at the first check would prove little.
  expect(shareOf(200) + shareOf(422) + shareOf(404)).toBeGreaterThan(0.3);
});

test("29: runs no SQL from a generated request", async () => {
  const wasCalled = async () =>
    (await rows<{ called: boolean }>(sql`SELECT is_called AS called FROM canary`))[0]!.called;
  expect(await wasCalled()).toBe(false);
  await rows(sql`SELECT ${raw("'' || nextval('canary')::text || ''")}`);
  expect(await wasCalled()).toBe(true);
});
