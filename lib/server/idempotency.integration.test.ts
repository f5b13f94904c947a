import { z } from "zod";
import { createPerson } from "@/scripts/jest/people";
import { createBrowser, type Browser } from "@/scripts/jest/browser";
import { startSession } from "@/lib/auth/sessions/commands";
import { AppError } from "@/lib/shared/app-error";
import { endpoint } from "@/lib/shared/endpoint";
import { rows, sql } from "./db";
import { route } from "./route";

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
  test("gives repeats and parallel requests the first answer", async () => {
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

  test("stays free after a refusal", async () => {
    const browser = await signedIn();
    expect((await send(browser, "refused", "key-1")).status).toBe(409);
    expect((await send(browser, "lamp", "key-1")).status).toBe(201);
  });

  test("is forgotten after 24 hours", async () => {
    const browser = await signedIn();
    const before = await send(browser, "lamp", "key-old");
    await rows(sql`
      UPDATE idempotency_keys SET created_at = created_at - interval '24 hours', expires_at = now() - interval '1 s'
      WHERE key = 'key-old'`);
    expect((await send(browser, "lamp", "key-old")).body.number).not.toBe(before.body.number);
  });

  test("is 400 when it is empty, too long or not plain", async () => {
    const browser = await signedIn();
    for (const key of ["", "two words", "x".repeat(201)]) {
      expect((await send(browser, "lamp", key)).status).toBe(400);
    }
  });

  test("is not needed", async () => {
    const browser = await signedIn();
    const answers = [await send(browser, "lamp"), await send(browser, "lamp")];
    expect(answers[0]?.body.number).not.toBe(answers[1]?.body.number);
  });
});
