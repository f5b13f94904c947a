import { GET as document } from "@/app/api/openapi.json/route";
import { allEndpoints } from "@/lib/platform/rules";
import { stopQueue } from "@/lib/server/workers";
import type { Endpoint } from "@/lib/shared/endpoint";
import { createBrowser } from "@/prisma/test/browser";
import {
  signInAs,
  sharedBrowser,
  fingerprints,
  nameOf,
  refusalOf,
  send,
  takeChanges,
  watchChanges,
} from "@/prisma/test/matrix";
import { everybody, sessionEndpoints, type Caller } from "@/prisma/test/access-refusals";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

type DocumentedResponse = { headers?: object; content?: object };
type ApiDocument = {
  paths: Record<string, Record<string, { responses: Record<string, DocumentedResponse> }>>;
};

let published: ApiDocument;
beforeAll(async () => {
  const { body } = await createBrowser().get(document, "/api/openapi.json");
  published = body as unknown as ApiDocument;
});

function readDocumented({ method, path }: Endpoint) {
  const { responses } = published.paths[path]![method.toLowerCase()]!;
  const [status, { headers = {}, content = {} }] = Object.entries(responses)[0]!;
  return {
    status: Number(status),
    media: Object.keys(content),
    isPaged: "X-Total-Count" in headers,
    isElsewhere: "Location" in headers,
  };
}

function factsOf(headers: Headers, status: number): ReturnType<typeof readDocumented> {
  const [media] = headers.get("content-type")?.split(";") ?? [];
  return {
    status,
    media: media ? [media] : [],
    isPaged: headers.has("x-total-count"),
    isElsewhere: headers.has("location"),
  };
}

const endsSessions = /^\/api\/(logout|refresh-token|login|register|profile\/(sessions|password))/;

async function assertAdmitted(endpoint: Endpoint): Promise<void> {
  const come = endpoint.method !== "GET" && endsSessions.test(endpoint.path) ? signInAs : sharedBrowser;
  const isNobody = (who: Caller) => who === "signed out" || who === "suspended person";
  for (const who of everybody.filter((each) => !refusalOf(endpoint, each))) {
    const { status, headers } = await send(endpoint, await come(who));
    const asks = sessionEndpoints.includes(nameOf(endpoint)) && isNobody(who);
    expect({ who, refused: status === 401, denied: status === 403 }).toEqual({
      who,
      refused: asks,
      denied: false,
    });
    expect(status).toBeLessThan(500);
    if (status < 400) expect(factsOf(headers, status)).toEqual(readDocumented(endpoint));
  }
}

const cases = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const);
const reads = allEndpoints.filter(({ method }) => method === "GET");
const writes = allEndpoints.filter(({ method }) => method !== "GET");

describe("reads", () => {
  let before: Record<string, string>;
  beforeAll(async () => {
    await Promise.all(everybody.map(sharedBrowser));
    before = await fingerprints();
    await watchChanges();
  });

  test.each(cases(reads))(
    "18: admits everyone the contract admits to %s, and changes nothing",
    async (_, endpoint) => {
      await assertAdmitted(endpoint);
      expect(await takeChanges()).toEqual([]);
    },
  );

  test("changes nothing", async () => {
    expect(await fingerprints()).toEqual(before);
  });
});

test.each(cases(writes))("20: admits everyone the contract admits to %s", (_, endpoint) =>
  assertAdmitted(endpoint),
);
