import { readFileSync } from "node:fs";
import { allEndpoints } from "@/lib/platform/rules";
import type { RouteHandler } from "@/lib/server/route";
import { stopQueue } from "@/lib/server/workers";
import { adminEndpoints } from "@/prisma/test/admin-endpoints";
import { nameOf, takeChanges, watchChanges } from "@/prisma/test/matrix";
import { objectActions, objectBodies } from "@/prisma/test/object-bodies";
import { objectReferences } from "@/prisma/test/object-references";
import {
  gatherCast,
  makeObject,
  objectCallers,
  type Participants,
  type ObjectCaller,
} from "@/prisma/test/objects";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

/** Answers by the contract: a status that changes nothing, or `ok` for one below 400. */
const [, ...table] = readFileSync("prisma/test/object-table.tsv", "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => line.split("\t"));

const rows = table.map(([name = "", kind = "", ...answers]) => ({ name, kind, answers }));

let cast: Participants;

type Sent = { params?: Record<string, string>; query?: Record<string, string>; body?: object };

async function send(name: string, who: ObjectCaller, { params = {}, query, ...sent }: Sent) {
  const endpoint = allEndpoints.find((one) => nameOf(one) === name)!;
  const handlers = (await import(`@/app${endpoint.path.replace(/\{(\w+)\}/g, "[$1]")}/route`)) as Record<
    string,
    RouteHandler
  >;
  const values: Record<string, string> = { ...params, action: objectActions[name] ?? "" };
  const address = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? "");
  const method = endpoint.method.toLowerCase() as "get" | "post" | "put" | "patch" | "delete";
  const body = method === "get" ? undefined : (sent.body ?? objectBodies[name] ?? {});
  return cast[who].browser[method](handlers[endpoint.method]!, address, { params: values, query, body });
}

beforeAll(async () => {
  cast = await gatherCast();
  await watchChanges();
});

test("20: covers every endpoint with an object in its path, except those for admins only", () => {
  const admins: readonly string[] = adminEndpoints;
  const withObject = allEndpoints
    .filter((one) => /\{(id|userId)\}/.test(one.path) && !admins.includes(nameOf(one)))
    .map(nameOf);
  expect([...new Set(rows.map(({ name }) => name))].sort()).toEqual(withObject.sort());
});

test.each(rows.map((row) => [row.name, row.kind, row] as const))(
  "20: admits only the callers of the table at %s to a %s, and changes nothing for others",
  async (name, kind, { answers }) => {
    const seen: string[] = [];
    const shared = await makeObject[kind]!(cast);
    await takeChanges();
    for (const [index, who] of objectCallers.entries()) {
      const isAdmitted = answers[index] === "ok";
      // A change by one caller must not affect the next.
      const params = isAdmitted && !name.startsWith("GET ") ? await makeObject[kind]!(cast) : shared;
      const { status } = await send(name, who, { params });
      seen.push(isAdmitted && status < 400 ? "ok" : String(status));
      const changes = await takeChanges();
      if (!isAdmitted) expect([who, changes]).toEqual([who, []]);
    }
    expect(seen).toEqual(answers);
  },
);

test.each(objectReferences.map((row) => [row.endpoint, row.who, row.what, row] as const))(
  "20: changes nothing by %s of a %s with the id of %s",
  async (name, who, _, { request, answer }) => {
    const sent = await request(cast);
    await takeChanges();
    const { status } = await send(name, who, sent);
    expect([status, await takeChanges()]).toEqual([answer, []]);
  },
);
