import { createServer, type AddressInfo, type Socket } from "node:net";
import path from "node:path";
import { z } from "zod";
import * as ready from "@/app/api/ready/route";
import { closeDatabase, rows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { runWithContext, type RequestContext } from "@/lib/server/response-context";
import { log } from "@/lib/server/log";
import type { RouteHandler } from "@/lib/server/route";
import { storage } from "@/lib/server/storage";
import { stopQueue } from "@/lib/server/workers";
import type { Endpoint } from "@/lib/shared/endpoint";
import { createListing } from "@/prisma/factories";
import { createBrowser } from "@/prisma/test/browser";
import { root } from "@/prisma/test/schemas";
import { publicReads } from "./public-pages.rules";
import { getReadinessChecks } from "./queries";
import { allEndpoints } from "./rules";

afterAll(() => stopQueue());

const get = () => createBrowser().get(ready.GET, "/api/ready");

describe("readiness", () => {
  test("names database, storage, and queue", async () => {
    expect(await getReadinessChecks()).toEqual({ database: "ok", storage: "ok", queue: "ok" });
    const { status, body } = await get();
    expect([status, body.status, body.degraded]).toEqual([200, "ready", []]);
  });

  test("continues while an optional service fails, which is logged once", async () => {
    const [error, info] = [jest.spyOn(log, "error"), jest.spyOn(log, "info")];
    const broken = jest.spyOn(storage, "check").mockRejectedValue(new Error("the bucket is gone"));
    for (let times = 0; times < 3; times += 1) {
      const { status, body } = await get();
      expect([status, body.status, body.degraded]).toEqual([200, "ready", ["storage"]]);
    }
    expect(error).toHaveBeenCalledTimes(1);
    broken.mockRestore();
    expect((await get()).body.degraded).toEqual([]);
    expect((await get()).body.degraded).toEqual([]);
    expect(info).toHaveBeenCalledTimes(1);
  });

  test("answers even if services hang, and checks each hanging service once", async () => {
    jest.replaceProperty(env, "DATABASE_PATIENCE", 1);
    const hanging = jest.spyOn(storage, "check").mockReturnValue(new Promise(() => undefined));
    await closeDatabase();
    const sockets = new Set<Socket>();
    const frozen = createServer((socket) => void sockets.add(socket)).listen(0, "127.0.0.1");
    await new Promise((resolve) => frozen.once("listening", resolve));
    const { port } = frozen.address() as AddressInfo;
    const away = jest.replaceProperty(env, "DATABASE_URL", `postgresql://plaza@127.0.0.1:${port}/plaza`);
    const answers = await Promise.all([get(), get(), get()]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(answers[0].body).toMatchObject({
      status: "unavailable",
      checks: { database: "failed", storage: "failed" },
    });
    expect(hanging).toHaveBeenCalledTimes(1);
    away.restore();
    for (const socket of sockets) socket.destroy();
    frozen.close();
    await closeDatabase();
  });

  test("names the queue if its tables are missing", async () => {
    await rows(sql`DROP SCHEMA pgboss CASCADE`);
    expect(await getReadinessChecks()).toMatchObject({ database: "ok", queue: "failed" });
    expect((await get()).status).toBe(200);
  });
});

describe("public reads", () => {
  const keys: Record<string, string> = { "{key}": "show_featured_categories", "{row}": "reduced" };

  const queries: Record<string, string> = { "/api/search/suggestions": "query=walnut" };

  function addressOf({ path: address }: Endpoint): string {
    return address.replace(/\{\w+\}/g, (name) => keys[name] ?? name);
  }

  function readOf(endpoint: Endpoint) {
    return publicReads.find((read) => read.path.test(addressOf(endpoint)));
  }

  const cachedEndpoints = allEndpoints.filter((endpoint) => endpoint.method === "GET" && readOf(endpoint));

  async function ask({ path: address }: Endpoint): Promise<{ response: Response; answer: RequestContext }> {
    const file = path.join(root, "app", address.replace(/\{(\w+)\}/g, "[$1]"), "route.ts");
    const { GET } = (await import(file)) as { GET: RouteHandler };
    const answer: RequestContext = { tags: [] };
    const params = Object.fromEntries(
      Object.entries(keys).map(([name, value]) => [name.slice(1, -1), value]),
    );
    const request = new Request(`http://localhost${address}?${queries[address] ?? ""}`);
    const response = await runWithContext(answer, () => GET(request, { params: Promise.resolve(params) }));
    return { response, answer };
  }

  beforeAll(async () => {
    await createListing({ title: "Walnut bookshelf" });
  });

  test("uses an endpoint for each cached kind of answer", () => {
    expect(cachedEndpoints.length).toBeGreaterThanOrEqual(publicReads.length);
    expect(new Set(cachedEndpoints.map(readOf)).size).toBe(publicReads.length);
  });

  test.each(cachedEndpoints.map((endpoint) => [endpoint.path, endpoint] as const))(
    "caches %s by every parameter that it reads until its data changes",
    async (_, endpoint) => {
      expect(endpoint.access).toBe("any");
      const { query } = await endpoint.schemas();
      const names = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
      expect([...readOf(endpoint)!.query].sort()).toEqual(names.sort());

      const { response, answer } = await ask(endpoint);
      expect(response.status).toBe(200);
      expect(response.headers.get("set-cookie")).toBeNull();
      expect(answer.tags).not.toEqual([]);
      expect(answer.isPublic).toBe(true);
    },
  );
});
