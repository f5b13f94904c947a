import { randomUUID } from "node:crypto";
import { z } from "zod";
import { startSession } from "@/lib/auth/sessions/sessions.commands";
import { AppError } from "@/lib/shared/app-error";
import { endpoint } from "@/lib/shared/endpoint";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { waitForBlocked } from "@/prisma/test/locks";
import { createPerson } from "@/prisma/test/people";
import { rows, runStep, sql, transaction } from "./db";
import type * as databaseModule from "./db";
import { route } from "./route";
import type * as routeModule from "./route";

const createThing = endpoint({
  method: "POST",
  path: "/api/things",
  summary: "Test",
  access: "member",
  status: 201,
  idempotent: true,
  schemas: async () => ({
    body: z.object({ name: z.string() }),
    response: z.object({ name: z.string(), number: z.number() }),
  }),
});

let made = 0;
const create = route(createThing, async ({ body }) => {
  await new Promise((resolve) => setImmediate(resolve));
  if (body.name === "refused") throw new AppError("conflict", "No.");
  made += 1;
  return { name: body.name, number: made };
});

async function signedIn(): Promise<Browser> {
  const { id: userId } = await createPerson();
  const { cookies } = await startSession({ userId, remember: false, headers: new Headers() });
  const [pair = ""] = cookies[0]?.split(";") ?? [];
  const [name = "", value = ""] = pair.split(/=(.*)/);
  return createBrowser([[name, value]]);
}

function send(browser: Browser, name: string, key?: string) {
  const headers = key === undefined ? undefined : { "idempotency-key": key };
  return browser.post(create, "/api/things", { body: { name }, headers });
}

describe("an Idempotency-Key", () => {
  test("59: returns the first answer to repeated and parallel requests", async () => {
    const browser = await signedIn();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(browser, "lamp", "key-1")));
    answers.push(await send(browser, "lamp", "key-1"));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get("idempotent-replayed") === "true")).toHaveLength(4);
  });

  test("refuses another body with 422", async () => {
    const browser = await signedIn();
    await send(browser, "lamp", "key-1");
    const { status, body } = await send(browser, "chair", "key-1");
    expect([status, body.error]).toEqual([422, "This Idempotency-Key was used for another request."]);
  });

  test("belongs to one person", async () => {
    const [first, second] = [await signedIn(), await signedIn()];
    const answers = [await send(first, "lamp", "key-1"), await send(second, "lamp", "key-1")];
    expect(answers[0]?.body.number).not.toBe(answers[1]?.body.number);
  });

  test("stays reusable after a refusal", async () => {
    const browser = await signedIn();
    expect((await send(browser, "refused", "key-1")).status).toBe(409);
    expect((await send(browser, "lamp", "key-1")).status).toBe(201);
  });

  test("expires after 24 hours", async () => {
    const browser = await signedIn();
    const before = await send(browser, "lamp", "key-old");
    await rows(sql`
      UPDATE idempotency_keys SET created_at = created_at - interval '24 hours', expires_at = now() - interval '1 s'
      WHERE key = 'key-old'`);
    expect((await send(browser, "lamp", "key-old")).body.number).not.toBe(before.body.number);
  });

  test("refuses with 400 a key that is empty, too long, or not plain", async () => {
    const browser = await signedIn();
    for (const key of ["", "two words", "x".repeat(201)]) {
      expect((await send(browser, "lamp", key)).status).toBe(400);
    }
  });

  test("accepts a write without a key", async () => {
    const browser = await signedIn();
    const answers = [await send(browser, "lamp"), await send(browser, "lamp")];
    expect(answers[0]?.body.number).not.toBe(answers[1]?.body.number);
  });
});

type Instance = { route: typeof routeModule.route; runStep: typeof databaseModule.runStep };

async function anotherInstance(): Promise<Instance> {
  let loaded: Instance | undefined;
  await jest.isolateModulesAsync(async () => {
    const [{ route: itsRoute }, { runStep: itsRunStep }] = await Promise.all([
      import("./route"),
      import("./db"),
    ]);
    loaded = { route: itsRoute, runStep: itsRunStep };
  });
  if (!loaded) throw new Error("the modules were not loaded");
  return loaded;
}

function writer(instance: Instance, thing: string, { after }: { after?: () => void } = {}) {
  return instance.route(createThing, async ({ body }) => {
    const made = await instance.runStep("make", async (tx) => {
      const number = await tx.$executeRaw(sql`
        INSERT INTO rate_limits (key, points, expires_at)
        SELECT ${`${thing}:`} || gen_random_uuid(), 1, now() FROM pg_sleep(0.2)`);
      return { number, at: new Date(0), big: 10n ** 20n };
    });
    after?.();
    if (made.at.getTime() !== 0 || made.big !== 10n ** 20n)
      throw new Error("the result was not kept as it was");
    return { name: body.name, number: made.number };
  });
}

async function countOf(thing: string): Promise<number> {
  const [row] = await rows<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM rate_limits WHERE key LIKE ${`${thing}:%`}`);
  return row?.count ?? 0;
}

describe("a write with an Idempotency-Key", () => {
  const here: Instance = { route, runStep };
  const headers = { "idempotency-key": "key-2" };
  const body = { name: "lamp" };

  test("59: writes once when the answer fails after the commit, with any error", async () => {
    for (const error of [
      new Error("crash"),
      new AppError("unavailable", "Down."),
      new AppError("conflict", "No."),
    ]) {
      const browser = await signedIn();
      const thing = randomUUID();
      const failing = writer(here, thing, {
        after() {
          throw error;
        },
      });
      expect((await browser.post(failing, "/api/things", { body, headers })).status).toBeGreaterThan(400);
      const again = await browser.post(writer(here, thing), "/api/things", { body, headers });
      expect([again.status, again.body]).toEqual([201, { name: "lamp", number: 1 }]);
      expect(again.headers.get("idempotent-replayed")).toBe("true");
      expect(await countOf(thing)).toBe(1);
    }
  });

  test("59: refuses another body even before the first answer was given", async () => {
    const browser = await signedIn();
    const thing = randomUUID();
    const failing = writer(here, thing, {
      after() {
        throw new Error("crash");
      },
    });
    await browser.post(failing, "/api/things", { body, headers });
    const other = await browser.post(writer(here, thing), "/api/things", {
      body: { name: "chair" },
      headers,
    });
    expect(other.status).toBe(422);
    expect(await countOf(thing)).toBe(1);
  });

  test("writes once across parallel instances", async () => {
    const browser = await signedIn();
    const thing = randomUUID();
    const instances = [here, await anotherInstance(), await anotherInstance()];
    const answers = await Promise.all(
      instances.map((instance) =>
        browser.clone().post(writer(instance, thing), "/api/things", { body, headers }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers.map((answer) => answer.body.number)).toEqual([1, 1, 1]);
    expect(await countOf(thing)).toBe(1);
  });

  test("is refused to another body whose instance began before the first wrote", async () => {
    const browser = await signedIn();
    const thing = randomUUID();
    const [{ id: userId }] = (await rows<{ id: string }>(sql`
      SELECT user_id::text AS id FROM sessions ORDER BY created_at DESC LIMIT 1`)) as [{ id: string }];
    const key = headers["idempotency-key"];
    const sent = await transaction(async (tx) => {
      await tx.rows(sql`
        SELECT pg_advisory_xact_lock(hashtextextended(${`idempotency|${userId}|${key}`}, 0))`);
      const instances = [here, await anotherInstance()];
      const answers = instances.map((instance, place) =>
        browser
          .clone()
          .post(writer(instance, thing), "/api/things", { body: { name: `lamp ${place}` }, headers }),
      );
      await waitForBlocked(2);
      return { answers };
    });
    const statuses = (await Promise.all(sent.answers)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 422]);
    expect(await countOf(thing)).toBe(1);
  });

  test.each([
    ["a transaction", transaction],
    ["another step", (work: () => Promise<void>) => runStep("settle", work)],
  ])("identifies steps by name, so that %s skipped by the retry isn’t mistaken for one", async (_, run) => {
    const browser = await signedIn();
    const done: string[] = [];
    let waits = true;
    let fails = true;
    const acting = route(createThing, async ({ body: { name } }) => {
      if (waits) await run(async () => void done.push("settle"));
      waits = false;
      if (fails) {
        fails = false;
        throw new AppError("unavailable", "Down.");
      }
      await runStep("act", async () => void done.push("act"));
      await transaction(async () => void done.push("tidy"));
      return { name, number: 1 };
    });
    const send = () => browser.post(acting, "/api/things", { body, headers });
    expect((await send()).status).toBe(503);
    expect((await send()).status).toBe(201);
    expect(done).toEqual(["settle", "act", "tidy"]);
    await rows(sql`UPDATE idempotency_keys SET status = NULL, response = NULL, completed_at = NULL`);
    expect((await send()).headers.get("idempotent-replayed")).toBe("true");
    expect(done).toEqual(["settle", "act", "tidy", "tidy"]);
  });

  test("refuses two steps with the same name", async () => {
    const browser = await signedIn();
    const twice = route(createThing, async ({ body: { name } }) => {
      await runStep("act", async () => 1);
      await runStep("act", async () => 2);
      return { name, number: 1 };
    });
    expect((await browser.post(twice, "/api/things", { body, headers })).status).toBe(500);
  });

  test("excludes work that the request leaves running", async () => {
    const browser = await signedIn();
    const key = randomUUID();
    const left: Promise<unknown>[] = [];
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const leaving = route(createThing, ({ body: { name } }) => {
      left.push(answered.then(() => runStep("late", (tx) => tx.$executeRaw(sql`SELECT 1`))));
      return { name, number: 1 };
    });
    expect(
      (await browser.post(leaving, "/api/things", { body, headers: { "idempotency-key": key } })).status,
    ).toBe(201);
    answer();
    await Promise.all(left);
    expect(await rows(sql`SELECT steps FROM idempotency_keys WHERE key = ${key}`)).toEqual([{ steps: {} }]);
  });
});
