import dns from "node:dns";
import { Webhook } from "standardwebhooks";
import { db, rows, sql } from "@/lib/server/db";
import { postPublic } from "@/lib/server/public-post";
import { stopQueue } from "@/lib/server/workers";
import { createVendorWithWebhook, makeDue, lastDelivery } from "@/prisma/test/webhooks";
import { receiveWebhooks } from "@/prisma/test/webhook-receiver";
import { deliver, enqueueOverdue } from "./delivery.commands";
import { webhookRetrySeconds } from "./rules";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const receiver = receiveWebhooks();

describe("a delivery", () => {
  test("signs the delivery as Standard Webhooks describes, with ids only", async () => {
    const { secret, endpointId, send } = await createVendorWithWebhook(receiver.address("/hook?from=plaza"));
    const { id } = await send();
    const [first] = receiver.received;
    expect(first).toMatchObject({
      path: "/hook?from=plaza",
      headers: {
        host: `localhost:${receiver.port}`,
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-signature": expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
      },
    });
    const verified = new Webhook(secret).verify(first!.body, first!.headers);
    expect(verified).toEqual({ type: "webhook.test", timestamp: expect.any(String), data: {} });
    expect(() => new Webhook("whsec_AAAA").verify(first!.body, first!.headers)).toThrow();
    expect(await lastDelivery(endpointId)).toMatchObject({
      status: "delivered",
      attempts: 1,
      responseStatus: 204,
      error: null,
    });
  });

  test("60: signs with both secrets after a rotation, and with one after a day", async () => {
    const { secret, endpointId, send, rotate } = await createVendorWithWebhook(receiver.address());
    const next = await rotate();
    await send();
    const [both] = receiver.received;
    for (const each of [secret, next]) {
      expect(() => new Webhook(each).verify(both!.body, both!.headers)).not.toThrow();
    }
    await rows(sql`
      UPDATE webhook_endpoints SET previous_secret_until = now() - interval '1 second'
      WHERE id = ${endpointId}::uuid`);
    await send();
    const one = receiver.received[1]!;
    expect(() => new Webhook(secret).verify(one.body, one.headers)).toThrow();
    expect(() => new Webhook(next).verify(one.body, one.headers)).not.toThrow();
  });

  test("retries after growing pauses under the same id, then fails permanently", async () => {
    receiver.answer(500);
    const { endpointId, send } = await createVendorWithWebhook(receiver.address());
    const { id } = await send();
    const pauses: number[] = [];
    for (;;) {
      const { status, nextAttemptAt, attemptedAt } = await lastDelivery(endpointId);
      if (status !== "pending") break;
      pauses.push(Math.round((nextAttemptAt.getTime() - attemptedAt!.getTime()) / 1000));
      await makeDue(id);
      await deliver({ deliveryId: id });
    }
    expect(pauses).toEqual([5, 300, 1800, 7200, 18_000, 36_000]);
    expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual(Array(7).fill(id));
    expect(await lastDelivery(endpointId)).toMatchObject({
      status: "failed",
      attempts: 7,
      responseStatus: 500,
      error: "The answer was 500.",
    });
  });

  test("waits for its time, and isn’t sent twice at once", async () => {
    receiver.answer(500);
    const { send } = await createVendorWithWebhook(receiver.address());
    const { id } = await send();
    await deliver({ deliveryId: id });
    expect(receiver.received).toHaveLength(1);
    await makeDue(id);
    await Promise.all([deliver({ deliveryId: id }), deliver({ deliveryId: id })]);
    expect(receiver.received).toHaveLength(2);
  });

  test("retries when the process that sent the delivery has ended", async () => {
    const { endpointId, queue } = await createVendorWithWebhook(receiver.address());
    const id = await queue();
    await rows(sql`
      UPDATE webhook_deliveries SET attempts = 1, next_attempt_at = now() - interval '61 seconds'
      WHERE id = ${id}::uuid`);
    await rows(sql`DELETE FROM pgboss.job WHERE name = 'webhooks'`);
    await enqueueOverdue();
    const waiting = await rows(sql`SELECT data FROM pgboss.job WHERE name = 'webhooks'`);
    expect(waiting).toContainEqual({ data: { deliveryId: id } });
    await deliver({ deliveryId: id });
    expect(await lastDelivery(endpointId)).toMatchObject({ status: "delivered", attempts: 2 });
  });

  test("33: follows no redirect", async () => {
    receiver.answer(302, { location: "https://localhost:1/elsewhere" });
    const { endpointId, send } = await createVendorWithWebhook(receiver.address());
    await send();
    expect(receiver.received).toHaveLength(1);
    expect(await lastDelivery(endpointId)).toMatchObject({ status: "pending", error: "The answer was 302." });
  });

  test("reads only the beginning of an endless answer", async () => {
    let isClosed = false;
    receiver.behave = (request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write("x".repeat(8192)), 1);
      request.socket.on("close", () => {
        clearInterval(timer);
        isClosed = true;
      });
    };
    expect(await postPublic({ url: receiver.address(), headers: {}, body: "{}" })).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(isClosed).toBe(true);
  });

  test("fails when the answer switches protocols", async () => {
    receiver.behave = (_request, response) => void response.writeHead(101, { upgrade: "websocket" }).end();
    const { endpointId, send } = await createVendorWithWebhook(receiver.address());
    await send();
    expect(await lastDelivery(endpointId)).toMatchObject({ status: "pending", error: "The answer was 101." });
  });

  test("times out when no answer comes", async () => {
    const abort = jest.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    const { endpointId, send } = await createVendorWithWebhook(receiver.address());
    await send();
    expect(abort).toHaveBeenCalledWith(10_000);
    abort.mockRestore();
    expect(await lastDelivery(endpointId)).toMatchObject({
      status: "pending",
      error: "No answer came within 10 seconds.",
    });
  });

  test.each(["https://10.0.0.8/hook", "https://[fd00::1]/hook", "https://169.254.169.254/latest"])(
    "33: sends nothing when the address has become %s",
    async (url) => {
      const { endpointId, send } = await createVendorWithWebhook(receiver.address());
      await rows(sql`UPDATE webhook_endpoints SET url = ${url} WHERE id = ${endpointId}::uuid`);
      await send();
      expect(receiver.received).toHaveLength(0);
      expect(await lastDelivery(endpointId)).toMatchObject({
        status: "pending",
        responseStatus: null,
        error: "No public internet address was found for this.",
      });
    },
  );

  test("33: connects to the checked address, although the name has another one a moment later", async () => {
    type Report = (error: null, addresses: dns.LookupAddress[]) => void;
    const lookup = (_host: string, _options: object, report: Report) =>
      report(null, [{ address: "127.0.0.2", family: 4 }]);
    const rebound = jest.spyOn(dns, "lookup").mockImplementation(lookup as typeof dns.lookup);
    const { endpointId, send } = await createVendorWithWebhook(receiver.address());
    await send();
    rebound.mockRestore();
    expect(receiver.received).toHaveLength(1);
    expect(await lastDelivery(endpointId)).toMatchObject({ status: "delivered", error: null });
  });

  test("fails when the certificate is for another name", async () => {
    const { endpointId, send } = await createVendorWithWebhook(`https://127.0.0.1:${receiver.port}/`);
    await send();
    expect(receiver.received).toHaveLength(0);
    expect((await lastDelivery(endpointId)).error).toMatch(/^The connection failed \(/);
  });

  test("sends nothing for a suspended business", async () => {
    const { person, queue } = await createVendorWithWebhook(receiver.address());
    const id = await queue();
    await db.vendor.update({
      where: { userId: person.id },
      data: { status: "suspended", decisionReason: "Spam" },
      select: { id: true },
    });
    await deliver({ deliveryId: id });
    expect(receiver.received).toHaveLength(0);
  });
});

describe("an address that keeps failing", () => {
  async function noticesOf(userId: string) {
    return db.notification.findMany({ where: { userId }, select: { title: true, href: true } });
  }

  async function failFinally(id: string): Promise<void> {
    await rows(sql`
      UPDATE webhook_deliveries SET attempts = ${webhookRetrySeconds.length}::int, next_attempt_at = now() - interval '1 second'
      WHERE id = ${id}::uuid`);
    await deliver({ deliveryId: id });
  }

  test("turns the address off after 20 failed deliveries in a row, with a notice, and sends nothing more", async () => {
    receiver.answer(503);
    const { person, endpointId, queue } = await createVendorWithWebhook(receiver.address());
    await rows(sql`UPDATE webhook_endpoints SET failed_deliveries = 18 WHERE id = ${endpointId}::uuid`);
    await failFinally(await queue());
    expect(await noticesOf(person.id)).toEqual([]);
    const waiting = await queue();
    await failFinally(await queue());
    const endpoint = await db.webhookEndpoint.findUniqueOrThrow({ where: { id: endpointId } });
    expect(endpoint).toMatchObject({ disabledReason: "failing", failedDeliveries: 20 });
    expect(await noticesOf(person.id)).toEqual([
      { title: `Your webhook at localhost:${receiver.port} was turned off`, href: "/vendor?tab=webhooks" },
    ]);
    expect(await db.mail.count({ where: { userId: person.id, template: "webhook_ended" } })).toBe(1);
    const left = await db.webhookDelivery.findUniqueOrThrow({ where: { id: waiting } });
    expect(left).toMatchObject({ status: "failed", error: "The webhook was turned off." });
    const [line] = await db.auditEntry.findMany({ where: { subjectId: endpointId, action: "webhook.end" } });
    expect(line).toMatchObject({ actorId: null, after: { on: false, reason: "failing" } });
  });

  test("turns the address off after five days of failures", async () => {
    receiver.answer(500);
    const { endpointId, send } = await createVendorWithWebhook(receiver.address());
    await rows(sql`
      UPDATE webhook_endpoints SET failing_since = now() - interval '5 days' WHERE id = ${endpointId}::uuid`);
    await send();
    const { disabledReason } = await db.webhookEndpoint.findUniqueOrThrow({ where: { id: endpointId } });
    expect(disabledReason).toBe("failing");
  });

  test("turns the address off at once when it answers that it’s gone", async () => {
    receiver.answer(410);
    const { endpointId, send } = await createVendorWithWebhook(receiver.address());
    await send();
    const { disabledReason } = await db.webhookEndpoint.findUniqueOrThrow({ where: { id: endpointId } });
    expect(disabledReason).toBe("gone");
  });

  test("resets its failures after a success", async () => {
    const { endpointId, send } = await createVendorWithWebhook(receiver.address());
    await rows(sql`
      UPDATE webhook_endpoints SET failing_since = now() - interval '4 days', failed_deliveries = 19
      WHERE id = ${endpointId}::uuid`);
    await send();
    const endpoint = await db.webhookEndpoint.findUniqueOrThrow({ where: { id: endpointId } });
    expect(endpoint).toMatchObject({ failingSince: null, failedDeliveries: 0, disabledAt: null });
  });
});
