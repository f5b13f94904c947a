import * as deliveries from "@/app/api/profile/webhooks/[id]/deliveries/route";
import * as replays from "@/app/api/profile/webhooks/[id]/deliveries/[deliveryId]/replay/route";
import * as one from "@/app/api/profile/webhooks/[id]/route";
import * as secrets from "@/app/api/profile/webhooks/[id]/secret/route";
import * as tests from "@/app/api/profile/webhooks/[id]/test/route";
import * as webhooks from "@/app/api/profile/webhooks/route";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { receiveWebhooks } from "@/prisma/test/webhook-receiver";
import { createVendorWithWebhook, webhooksPath } from "@/prisma/test/webhooks";
import type { DeliveryDto, WebhookDto } from "./contract";
import { deliver } from "./delivery.commands";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const receiver = receiveWebhooks();
const unknown = "01890000-0000-7000-8000-00000000abcd";

describe("the webhooks of a business", () => {
  test("shows the secret once and stores it encrypted", async () => {
    const { browser, secret, endpointId } = await createVendorWithWebhook(receiver.address());
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const listed = (await browser.get(webhooks.GET, webhooksPath)).body as unknown as WebhookDto[];
    expect(listed).toEqual([
      {
        id: endpointId,
        url: receiver.address(),
        events: expect.arrayContaining(["message.received", "deal.updated"]) as string[],
        enabled: true,
        disabledReason: null,
        failingSince: null,
        createdAt: expect.any(String) as string,
      },
    ]);
    const [stored] = await rows<{ row: string }>(sql`
      SELECT e::text AS row FROM webhook_endpoints e WHERE id = ${endpointId}::uuid`);
    expect(stored!.row).not.toContain(secret.slice(6));
  });

  test.each([
    ["http://shop.example/hook", "Enter an address that starts with https://"],
    ["ftp://shop.example/hook", "Enter an address that starts with https://"],
    ["https://user:pass@shop.example/hook", "Enter an address that starts with https://"],
    ["javascript:alert(1)", "Enter an address that starts with https://"],
    ["nonsense", "Enter an address that starts with https://"],
    ["https://10.1.2.3/hook", "No public internet address was found for this."],
    ["https://169.254.169.254/latest/meta-data", "No public internet address was found for this."],
    ["https://[::ffff:169.254.169.254]/", "No public internet address was found for this."],
    ["https://[fd00:ec2::254]/", "No public internet address was found for this."],
    ["https://0/", "No public internet address was found for this."],
    ["https://does-not-exist.invalid/", "No public internet address was found for this."],
  ])("refuses %s", async (url, sentence) => {
    const { browser } = await createSignedInPerson({ vendorStatus: "approved" });
    const body = { url, events: ["message.received"] };
    const refused = await browser.post(webhooks.POST, webhooksPath, { body });
    expect([refused.status, refused.body.fields]).toEqual([422, { url: sentence }]);
    const { browser: known, endpointId } = await createVendorWithWebhook(receiver.address());
    const params = { id: endpointId };
    const changed = await known.patch(one.PATCH, `${webhooksPath}/${endpointId}`, { params, body: { url } });
    expect([changed.status, changed.body.fields]).toEqual([422, { url: sentence }]);
  });

  test("limits webhooks to five", async () => {
    const { browser } = await createSignedInPerson({ vendorStatus: "approved" });
    const body = { url: receiver.address(), events: ["message.received"] };
    const requests = Array.from({ length: 6 }, () => browser.post(webhooks.POST, webhooksPath, { body }));
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 422]);
  });

  test("turns a webhook off and on again, which resets its failures", async () => {
    const { browser, endpointId, queue } = await createVendorWithWebhook(receiver.address());
    const params = { id: endpointId };
    const path = `${webhooksPath}/${endpointId}`;
    const change = (body: object) => browser.patch(one.PATCH, path, { params, body });
    expect((await change({ enabled: false })).body).toMatchObject({
      enabled: false,
      disabledReason: "owner",
    });
    expect((await browser.post(tests.POST, `${path}/test`, { params })).status).toBe(409);
    await rows(sql`
      UPDATE webhook_endpoints SET failing_since = now(), failed_deliveries = 20 WHERE id = ${endpointId}::uuid`);
    const again = await change({ enabled: true, events: ["review.published"] });
    expect(again.body).toMatchObject({
      enabled: true,
      disabledReason: null,
      failingSince: null,
      events: ["review.published"],
    });
    expect(await queue()).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("deletes a webhook with its log", async () => {
    const { browser, endpointId, queue } = await createVendorWithWebhook(receiver.address());
    const id = await queue();
    const params = { id: endpointId };
    expect((await browser.delete(one.DELETE, `${webhooksPath}/${endpointId}`, { params })).status).toBe(200);
    expect(await db.webhookDelivery.count({ where: { endpointId } })).toBe(0);
    await deliver({ deliveryId: id });
    expect(receiver.received).toHaveLength(0);
  });

  test("hides webhooks from every other business", async () => {
    const { endpointId, queue } = await createVendorWithWebhook(receiver.address());
    const deliveryId = await queue();
    const { browser } = await createVendorWithWebhook(receiver.address());
    const params = { id: endpointId, deliveryId };
    const path = `${webhooksPath}/${endpointId}`;
    const answers = await Promise.all([
      browser.patch(one.PATCH, path, { params, body: { enabled: false } }),
      browser.delete(one.DELETE, path, { params }),
      browser.post(secrets.POST, `${path}/secret`, { params }),
      browser.post(tests.POST, `${path}/test`, { params }),
      browser.get(deliveries.GET, `${path}/deliveries`, { params }),
      browser.post(replays.POST, `${path}/deliveries/${deliveryId}/replay`, { params }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await db.webhookEndpoint.count({ where: { id: endpointId, disabledAt: null } })).toBe(1);
  });

  test("leaves lines in the audit log without secrets and paths", async () => {
    const { person, browser, endpointId, rotate, queue } = await createVendorWithWebhook(
      receiver.address("/token-in-path"),
    );
    await queue();
    const next = await rotate();
    const params = { id: endpointId };
    await browser.patch(one.PATCH, `${webhooksPath}/${endpointId}`, { params, body: { enabled: false } });
    await browser.delete(one.DELETE, `${webhooksPath}/${endpointId}`, { params });
    const lines = await db.auditEntry.findMany({
      where: { subjectType: "webhook", subjectId: endpointId },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    });
    expect(lines.map(({ action, actorId }) => [action, actorId])).toEqual(
      ["create", "test", "rotate", "update", "delete"].map((what) => [`webhook.${what}`, person.id]),
    );
    const text = JSON.stringify(lines);
    expect(text).toContain(`https://localhost:${receiver.port}`);
    expect(text).not.toContain("token-in-path");
    expect(text).not.toContain(next.slice(6));
  });
});

describe("the log of deliveries", () => {
  test("shows the request and the answer, and resends it under the same id", async () => {
    receiver.answer(500);
    const { browser, endpointId, send } = await createVendorWithWebhook(receiver.address());
    const { id } = await send();
    const params = { id: endpointId, deliveryId: id };
    const path = `${webhooksPath}/${endpointId}/deliveries`;
    const [first] = (await browser.get(deliveries.GET, path, { params })).body as unknown as DeliveryDto[];
    expect(first).toEqual({
      id,
      type: "webhook.test",
      data: {},
      status: "pending",
      attempts: 1,
      responseStatus: 500,
      error: "The answer was 500.",
      createdAt: expect.any(String) as string,
      attemptedAt: expect.any(String) as string,
      nextAttemptAt: expect.any(String) as string,
    });
    const replay = () => browser.post(replays.POST, `${path}/${id}/replay`, { params });
    expect((await replay()).status).toBe(409);
    await rows(sql`UPDATE webhook_deliveries SET status = 'failed' WHERE id = ${id}::uuid`);
    receiver.answer(200);
    expect((await replay()).body).toEqual({ deliveryId: id });
    await deliver({ deliveryId: id });
    expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([id, id]);
    const [again] = (await browser.get(deliveries.GET, path, { params })).body as unknown as DeliveryDto[];
    expect(again).toMatchObject({
      status: "delivered",
      attempts: 1,
      responseStatus: 200,
      nextAttemptAt: null,
    });
  });

  test("answers 404 for another delivery", async () => {
    const { browser, endpointId } = await createVendorWithWebhook(receiver.address());
    const other = await createVendorWithWebhook(receiver.address());
    for (const deliveryId of [unknown, await other.queue()]) {
      const params = { id: endpointId, deliveryId };
      const path = `${webhooksPath}/${endpointId}/deliveries/${deliveryId}/replay`;
      expect((await browser.post(replays.POST, path, { params })).status).toBe(404);
    }
  });

  test("limits new and changed addresses by business, and resolves no name for another’s webhook", async () => {
    const { browser } = await createVendorWithWebhook(receiver.address());
    const other = await createVendorWithWebhook(receiver.address());
    const change = (id: string) =>
      browser.patch(one.PATCH, `${webhooksPath}/${id}`, {
        params: { id },
        body: { url: "https://does-not-exist.invalid/" },
      });
    expect((await change(other.endpointId)).status).toBe(404);
    const add = () =>
      browser.post(webhooks.POST, webhooksPath, {
        body: { url: "https://10.0.0.1/", events: ["message.received"] },
      });
    for (let turn = 0; turn < 29; turn += 1) expect((await add()).status).toBe(422);
    expect((await add()).status).toBe(429);
  });

  test("limits tests and replays by business", async () => {
    const { browser, endpointId, queue } = await createVendorWithWebhook(receiver.address());
    for (let turn = 0; turn < 60; turn += 1) await queue();
    const params = { id: endpointId };
    const path = `${webhooksPath}/${endpointId}/test`;
    expect((await browser.post(tests.POST, path, { params })).status).toBe(429);
  });
});
