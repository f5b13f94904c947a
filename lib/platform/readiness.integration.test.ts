import { rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { getReadinessChecks } from "./queries";

afterAll(() => stopQueue());

describe("readiness", () => {
  test("names database, storage and queue", async () => {
    expect(await getReadinessChecks()).toEqual({ database: "ok", storage: "ok", queue: "ok" });
  });

  test("fails by the queue alone when its tables are gone", async () => {
    await rows(sql`DROP SCHEMA pgboss CASCADE`);
    expect(await getReadinessChecks()).toEqual({ database: "ok", storage: "ok", queue: "failed" });
  });
});
