import { existsSync } from "node:fs";
import path from "node:path";
import { eventually } from "@/prisma/test/eventually";
import { allReady, askOther, serve, unavailableBody, start } from "@/prisma/test/renderers";

test("answers a request from a renderer that receives its body and client address", async () => {
  const renderers = start(1);
  await renderers.ready;
  const { ask } = await serve(renderers);
  expect((await ask("/")).body).toMatch(/^\d+ 0 127\.0\.0\.1 $/);
  expect(await ask("/", "é".repeat(100_000))).toMatchObject({ status: 200, body: "é".repeat(100_000) });
});

test("abandons a page that never arrives, and still renders others", async () => {
  const renderers = start(1);
  await renderers.ready;
  const { ask } = await serve(renderers);
  expect((await ask("/made/never")).status).toBe(503);
  await eventually(async () => renderers.choose()?.busy === 0);
  expect(await ask("/made/")).toMatchObject({ status: 200, body: expect.stringMatching(/^\d+ 0/) });
});

test("reports the readiness that a renderer returns, and 503 if none answers in time", async () => {
  const renderers = start(1);
  await renderers.ready;
  const { ask } = await serve(renderers);
  expect(await ask("/ready?from=proxy")).toMatchObject({
    status: 200,
    body: expect.stringMatching(/^\d+ 0 127\.0\.0\.1/),
  });
  const { status, body } = await ask("/ready?never");
  expect([status, JSON.parse(body)]).toEqual([503, unavailableBody]);
  await eventually(async () => renderers.choose()?.busy === 0);
});

test.each([0, 1])(
  "reports the readiness of the other renderer while renderer %i is silent",
  async (unresponsiveIndex) => {
    const renderers = start(2);
    await allReady(renderers, 2);
    const { ask } = await serve(renderers);
    for (let probe = 0; probe < 3; probe += 1) {
      const response = await ask(`/ready?silent=${unresponsiveIndex}`);
      expect(response).toMatchObject({
        status: 200,
        body: expect.stringContaining(` ${1 - unresponsiveIndex} `),
      });
    }
  },
);

test("restarts a renderer that hangs", async () => {
  const renderers = start(1, process.env, 3000);
  await renderers.ready;
  const { ask } = await serve(renderers);
  const [pid] = (await ask("/")).body.split(" ");
  expect((await ask("/hang")).status).toBe(503);
  await eventually(async () => {
    const { status, body } = await ask("/");
    return status === 200 && body.split(" ")[0] !== pid;
  });
});

test("restarts a renderer that ends, and sends its unanswered requests to another", async () => {
  const renderers = start(2);
  await allReady(renderers, 2);
  const { ask } = await serve(renderers);
  expect((await ask("/again")).body).toBe("first");
  expect(await ask("/die-once")).toMatchObject({ status: 200, body: expect.stringContaining(" 1 ") });
  // The front may not have noticed the exit yet; then it asks the other renderer.
  await eventually(async () => (await ask("/again")).body === "1");
});

test("never repeats a request that may have been processed, and fails half an answer", async () => {
  const renderers = start(2);
  await allReady(renderers, 2);
  const { ask } = await serve(renderers);
  expect((await ask("/die", "order")).status).toBe(503);
  await allReady(renderers, 2);
  await expect(ask("/half")).rejects.toThrow();
});

test("learns the invalidations of a renderer before its answer is sent, and passes them to the other with its next request", async () => {
  const renderers = start(2);
  await allReady(renderers, 2);
  const { ask, learnt } = await serve(renderers);
  expect((await ask("/hide")).status).toBe(200);
  expect(learnt.at(-1)?.invalidations).toHaveLength(1);
  // Both are idle, so the first is chosen, which sent the message itself.
  expect((await ask("/")).receivedInvalidations).toBe("");
  expect((await askOther(renderers, ask)).receivedInvalidations).toContain('\\"number\\":7');
});

test("wakes the workers of the other renderers for queued work", async () => {
  const renderers = start(2);
  await allReady(renderers, 2);
  const { ask } = await serve(renderers);
  await ask("/wake");
  await eventually(async () => (await askOther(renderers, ask)).body.endsWith(" mail"));
});

test("reports at once a renderer that cannot start", async () => {
  const renderers = start(1, { ...process.env, BROKEN: "yes" });
  await expect(renderers.ready).rejects.toThrow("code 3");
});

test("stops all renderers and leaves nothing behind", async () => {
  const renderers = start(2);
  await allReady(renderers, 2);
  const { socket } = renderers.choose()!;
  await renderers.stop();
  expect(renderers.choose()).toBeNull();
  expect(existsSync(path.dirname(socket))).toBe(false);
});
