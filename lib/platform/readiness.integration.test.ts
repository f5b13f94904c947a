import { createServer, type AddressInfo, type Socket } from "node:net";
import * as ready from "@/app/api/ready/route";
import { closeDatabase, rows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { storage } from "@/lib/server/storage";
import { stopQueue } from "@/lib/server/workers";
import { createBrowser } from "@/prisma/test/browser";
import { getReadinessChecks } from "./queries";

afterAll(() => stopQueue());

const get = () => createBrowser().get(ready.GET, "/api/ready");

describe("readiness", () => {
  test("names database, storage and queue", async () => {
    expect(await getReadinessChecks()).toEqual({ database: "ok", storage: "ok", queue: "ok" });
    const { status, body } = await get();
    expect([status, body.status, body.degraded]).toEqual([200, "ready", []]);
  });

  test("lasts while a service fails that the site can do without, and stands in the log once", async () => {
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

  test("is answered within a second whatever hangs, and asks what hangs once", async () => {
    jest.replaceProperty(env, "DATABASE_PATIENCE", 1);
    const hanging = jest.spyOn(storage, "check").mockReturnValue(new Promise(() => undefined));
    await closeDatabase();
    const sockets = new Set<Socket>();
    const frozen = createServer((socket) => void sockets.add(socket)).listen(0, "127.0.0.1");
    await new Promise((resolve) => frozen.once("listening", resolve));
    const { port } = frozen.address() as AddressInfo;
    const away = jest.replaceProperty(env, "DATABASE_URL", `postgresql://plaza@127.0.0.1:${port}/plaza`);
    const started = performance.now();
    const answers = await Promise.all([get(), get(), get()]);
    expect(performance.now() - started).toBeLessThan(1000);
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

  test("names the queue when its tables are gone", async () => {
    await rows(sql`DROP SCHEMA pgboss CASCADE`);
    expect(await getReadinessChecks()).toMatchObject({ database: "ok", queue: "failed" });
    expect((await get()).status).toBe(200);
  });
});
