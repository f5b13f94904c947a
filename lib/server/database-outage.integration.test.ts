/** @database-patience 3 */
import { createServer, type AddressInfo } from "node:net";
import { eventually } from "@/prisma/test/eventually";
import { openGate } from "@/prisma/test/freezable-proxy";
import type * as databaseModule from "./db";
import { runWithContext } from "./response-context";

const real = process.env.DATABASE_URL ?? "";
const ends: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  process.env.DATABASE_URL = real;
});

async function open() {
  const gate = await openGate(new URL(real));
  process.env.DATABASE_URL = gate.url;
  Object.assign(globalThis, { plazaDb: undefined, plazaPool: undefined });
  jest.resetModules();
  const database: typeof databaseModule = await import("./db");
  const { inBackground } = await import("./background");
  ends.push(async () => {
    gate.thaw();
    await database.closeDatabase();
    gate.server.close();
  });
  const one = () => database.rows<{ one: number }>(database.sql`SELECT 1 AS one`);
  await one();
  return { gate, database, inBackground, one };
}

const request = <T>(work: () => Promise<T>) => runWithContext({ tags: [] }, work);
const messageOf = (work: () => Promise<unknown>) =>
  work().then(
    () => "answered",
    (error: Error) => error.message,
  );
const outageMessage = "the database gives no answer";

test("fails all further queries of a request at once after its first timeout", async () => {
  const { gate, database, one } = await open();
  await request(async () => {
    gate.freeze();
    expect(await messageOf(one)).toBe("Query read timeout");
    gate.thaw();
    expect(await messageOf(one)).toBe(outageMessage);
    expect(await messageOf(() => database.transaction((tx) => tx.rows(database.sql`SELECT 1`)))).toBe(
      outageMessage,
    );
  });
  await eventually(async () => (await request(() => messageOf(one))) === "answered");
});

test("counts a model call outside a transaction as the request's only wait for the database", async () => {
  const { gate, database, one } = await open();
  const { toAppError } = await import("./errors");
  const statusOf = (work: () => Promise<unknown>) =>
    work().catch((error: unknown) => toAppError(error).status);
  const readModel = () => database.db.user.findFirst({ select: { id: true } });
  const writeModel = () => database.db.calendarFeed.deleteMany({ where: { tokenHash: "none" } });
  await request(async () => {
    expect(await readModel()).toBeNull();
    gate.freeze();
    expect(await statusOf(readModel)).toBe(503);
    gate.thaw();
    expect(await messageOf(one)).toBe(outageMessage);
    expect(await messageOf(readModel)).toContain(outageMessage);
    expect(await statusOf(readModel)).toBe(503);
    expect(await statusOf(writeModel)).toBe(503);
  });
  await eventually(async () => (await request(() => messageOf(readModel))) === "answered");
});

test("fails requests at once while the database is silent, keeps tasks waiting, and recovers", async () => {
  const { gate, inBackground, one } = await open();
  gate.freeze();
  expect(await request(() => messageOf(one))).toBe("Query read timeout");
  await eventually(async () => (await request(() => messageOf(one))) === outageMessage);
  const task = inBackground(() => messageOf(one));
  gate.thaw();
  expect(await task).not.toBe(outageMessage);
  await eventually(async () => (await request(() => messageOf(one))) === "answered");
});

async function refusingEndpoint(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

test("treats a refusal by the object store as no database outage", async () => {
  const { database, one } = await open();
  const { createBucketStorage } = await import("./bucket-storage");
  const bucket = {
    endpoint: await refusingEndpoint(),
    region: "x",
    name: "x",
    accessKeyId: "x",
    secretAccessKey: "x",
  };
  const storage = createBucketStorage(bucket);
  await request(async () => {
    const removing = database.transaction(() => storage.remove("uploads", `${"a".repeat(32)}-320.webp`));
    await expect(removing).rejects.toMatchObject({ code: "unavailable" });
    expect(await messageOf(one)).toBe("answered");
  });
});

test.each([
  ["a statement that takes too long", "SELECT pg_sleep(5)"],
  ["a statement that is wrong", "SELECT nothing_of_that_name"],
])("treats %s as no database outage", async (_, text) => {
  const { database, one } = await open();
  await request(async () => {
    await expect(database.rows(database.raw(text))).rejects.toThrow();
    expect(await messageOf(one)).toBe("answered");
  });
});
