import * as logout from "@/app/api/logout/route";
import * as devices from "@/app/api/profile/sessions/route";
import * as subscriptions from "@/app/api/push-subscriptions/route";
import { db, rows, sql, transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { closeSender } from "@/lib/server/queue";
import type { Browser } from "@/prisma/test/browser";
import { createReceiver, servePushes } from "@/prisma/test/push-service";
import { createSignedInPerson, signIn } from "@/prisma/test/sign-in";
import { deliverPushes } from "./delivery.commands";
import { notify } from "@/lib/notifications/notify/notify.rows";
import { maxPushSubscriptions } from "./push.rules";

describe("push", () => {
  const service = servePushes();

  afterAll(closeSender);

  const path = "/api/push-subscriptions";

  const add = (browser: Browser, body: unknown) => browser.post(subscriptions.POST, path, { body });

  const remove = (browser: Browser, endpoint: string) =>
    browser.delete(subscriptions.DELETE, path, { body: { endpoint } });

  const countOf = (userId: string) => db.pushSubscription.count({ where: { userId } });

  let made = 0;

  async function subscriber() {
    const { person, browser } = await createSignedInPerson();
    made += 1;
    const receiver = createReceiver(service.address(`/push/${made}`));
    const { status, body } = await add(browser, receiver.subscription);
    expect([status, body]).toEqual([200, { on: true }]);
    return { person, browser, ...receiver };
  }

  async function notifyUser(userId: string): Promise<string[]> {
    await transaction((tx) =>
      notify(tx, {
        userId,
        type: "message",
        title: "Ann Rivera wrote to you",
        body: "The secret price is $12",
        href: "/messages/1",
      }),
    );
    const found = await db.notification.findMany({ where: { userId }, select: { id: true } });
    return found.map(({ id }) => id);
  }

  async function queued(): Promise<string[]> {
    const jobs = await db.$queryRaw<
      { data: { ids: string[] } }[]
    >`SELECT data FROM pgboss.job WHERE name = 'push'`;
    return jobs.flatMap(({ data }) => data.ids);
  }

  test("queues a notification in its transaction, and sends it without its content", async () => {
    const { person, read } = await subscriber();
    const ids = await notifyUser(person.id);
    expect(await queued()).toEqual(expect.arrayContaining(ids));
    await deliverPushes({ ids });
    expect(service.delivered).toHaveLength(1);
    const [{ headers, body, path: at }] = service.delivered as [(typeof service.delivered)[0]];
    expect(at).toBe(`/push/${made}`);
    expect(headers).toMatchObject({ ttl: "86400", "content-encoding": "aes128gcm" });
    expect(headers.authorization).toMatch(/^vapid t=[\w.-]+, ?k=/);
    expect(JSON.parse(read(body))).toEqual({
      title: `Something new on ${env.SITE_NAME}`,
      href: "/messages/1",
      tag: ids[0],
    });
  });

  test("adds a button to the reminder of an appointment", async () => {
    const { person, read } = await subscriber();
    await notifyUser(person.id);
    const dedupeKey = "viewing:1:hour:2026-12-05T15:00:00.000Z";
    await db.notification.updateMany({ where: { userId: person.id }, data: { dedupeKey } });
    const found = await db.notification.findMany({ where: { userId: person.id }, select: { id: true } });
    const before = service.delivered.length;
    await deliverPushes({ ids: found.map(({ id }) => id) });
    expect(JSON.parse(read(service.delivered[before]!.body))).toMatchObject({
      href: "/messages/1",
      action: { title: "I can’t make it", href: "/messages/1?viewing=cancel" },
    });
  });

  test("sends pushes of quiet hours once, when they end", async () => {
    const { person } = await subscriber();
    const minutes = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
    const quiet = (from: number, until: number) =>
      rows(sql`
      UPDATE users SET quiet_from = ${(minutes + from + 1440) % 1440}::smallint, time_zone = 'Etc/UTC',
        quiet_until = ${(minutes + until + 1440) % 1440}::smallint WHERE id = ${person.id}::uuid`);
    await quiet(-60, 60);
    const ids = await notifyUser(person.id);
    const before = service.delivered.length;
    await deliverPushes({ ids });
    await deliverPushes({ ids });
    expect(service.delivered).toHaveLength(before);
    const held = await db.$queryRaw<{ data: object; seconds: number }[]>`
      SELECT data, extract(epoch FROM start_after - now())::float8 AS seconds FROM pgboss.job
      WHERE name = 'push' AND data->>'isHeld' = 'true'`;
    expect(held.map(({ data }) => data)).toEqual([{ ids, isHeld: true }]);
    expect(held[0]!.seconds).toBeGreaterThan(58 * 60);
    expect(held[0]!.seconds).toBeLessThan(62 * 60);
    await quiet(60, -60);
    await deliverPushes({ ids, isHeld: true });
    expect(service.delivered).toHaveLength(before + 1);
  });

  test("queues nothing for a person without a browser, or for a type disabled on the site", async () => {
    const { person } = await createSignedInPerson();
    const before = await queued();
    await notifyUser(person.id);
    const { person: other } = await subscriber();
    await db.notificationPreference.create({
      data: { userId: other.id, type: "message", site: false, email: true },
    });
    expect(await notifyUser(other.id)).toEqual([]);
    expect(await queued()).toEqual(before);
  });

  test("sends no notification that was read meanwhile", async () => {
    const { person } = await subscriber();
    const ids = await notifyUser(person.id);
    await db.notification.updateMany({ where: { userId: person.id }, data: { readAt: new Date() } });
    await deliverPushes({ ids });
    expect(service.delivered).toEqual([]);
  });

  test.each([404, 410])("deletes a subscription whose address answers %d", async (status) => {
    const { person } = await subscriber();
    const ids = await notifyUser(person.id);
    service.status[`/push/${made}`] = status;
    await deliverPushes({ ids });
    expect(await countOf(person.id)).toBe(0);
  });

  async function retriesOf(ids: readonly string[]) {
    const jobs = await rows<{
      data: { ids: string[]; pairs?: string[]; tries?: number };
      delayed: boolean;
    }>(sql`
      SELECT data, start_after > created_on + interval '30 seconds' AS delayed FROM pgboss.job
      WHERE name = 'push' AND data ? 'pairs' ORDER BY created_on`);
    return jobs.filter(({ data }) => data.ids.some((id) => ids.includes(id)));
  }

  test("retries only the browser with a busy service, up to three times", async () => {
    const { person } = await subscriber();
    const busy = `/push/${made}`;
    const second = createReceiver(service.address(`${busy}-second`));
    await add(await signIn(person), second.subscription);
    const ids = await notifyUser(person.id);
    service.status[busy] = 503;
    await deliverPushes({ ids });
    expect(service.delivered.map(({ path: at }) => at).sort()).toEqual([busy, `${busy}-second`]);
    const { id } = await db.pushSubscription.findFirstOrThrow({
      where: { endpoint: service.address(busy) },
      select: { id: true },
    });
    const pairs = [`${ids[0]} ${id}`];
    expect(await retriesOf(ids)).toEqual([{ data: { ids, pairs, tries: 1 }, delayed: true }]);

    service.delivered.length = 0;
    await deliverPushes({ ids, pairs, tries: 2 });
    expect(service.delivered.map(({ path: at }) => at)).toEqual([busy]);
    expect((await retriesOf(ids)).map(({ data }) => data.tries)).toEqual([1, 3]);
    await deliverPushes({ ids, pairs, tries: 3 });
    expect(await retriesOf(ids)).toHaveLength(2);
    expect(await countOf(person.id)).toBe(2);
  });

  test("removes only the browser of a session that ends", async () => {
    const { person, browser, subscription } = await subscriber();
    const other = await signIn(person);
    const second = createReceiver(service.address("/push/second"));
    await add(other, second.subscription);
    expect(await countOf(person.id)).toBe(2);
    await other.post(logout.POST, "/api/logout");
    expect(await db.pushSubscription.findMany({ where: { userId: person.id } })).toMatchObject([
      { endpoint: subscription.endpoint },
    ]);
    const third = await signIn(person);
    await third.delete(devices.DELETE, "/api/profile/sessions");
    expect(await countOf(person.id)).toBe(0);
    expect((await add(browser, subscription)).status).toBe(401);
  });

  test("sends nothing to an expired session", async () => {
    const { person } = await subscriber();
    const ids = await notifyUser(person.id);
    await db.session.updateMany({
      where: { userId: person.id },
      data: { lastUsedAt: new Date(Date.now() - 13 * 60 * 60 * 1000) },
    });
    await deliverPushes({ ids });
    expect(service.delivered).toEqual([]);
  });

  test.each([
    "http://localhost/push",
    "https://evil.example/push",
    "https://localhost/push",
    "https://127.0.0.1/push",
  ])("refuses to send to %s", async (endpoint) => {
    const { person, browser } = await createSignedInPerson();
    const { status } = await add(browser, createReceiver(endpoint).subscription);
    expect([status, await countOf(person.id)]).toEqual([422, 0]);
  });

  test("deletes subscriptions of hosts that were removed from the list, without a request", async () => {
    const { person } = await subscriber();
    const ids = await notifyUser(person.id);
    const hosts = env.PUSH_HOSTS;
    env.PUSH_HOSTS = "push.example";
    await deliverPushes({ ids });
    env.PUSH_HOSTS = hosts;
    expect([service.delivered, await countOf(person.id)]).toEqual([[], 0]);
  });

  test("moves a browser to the next person who signs in, but only with the same keys", async () => {
    const { person, subscription } = await subscriber();
    const { person: next, browser } = await createSignedInPerson();
    const forged = createReceiver(subscription.endpoint);
    expect((await add(browser, forged.subscription)).status).toBe(409);
    expect(await countOf(person.id)).toBe(1);
    expect((await add(browser, subscription)).status).toBe(200);
    expect([await countOf(person.id), await countOf(next.id)]).toEqual([0, 1]);
  });

  test("lets only the person unsubscribe, even repeatedly", async () => {
    const { person, browser, subscription } = await subscriber();
    const { browser: stranger } = await createSignedInPerson();
    expect((await remove(stranger, subscription.endpoint)).body).toEqual({ on: false });
    expect(await countOf(person.id)).toBe(1);
    for (const round of [1, 2]) {
      expect([round, (await remove(browser, subscription.endpoint)).status]).toEqual([round, 200]);
    }
    expect(await countOf(person.id)).toBe(0);
  });

  test("drops the oldest subscription beyond the limit", async () => {
    const { person, browser, subscription } = await subscriber();
    for (let at = 0; at < maxPushSubscriptions; at += 1) {
      await add(browser, createReceiver(service.address(`/push/many-${at}`)).subscription);
    }
    expect(await countOf(person.id)).toBe(maxPushSubscriptions);
    expect(await db.pushSubscription.count({ where: { endpoint: subscription.endpoint } })).toBe(0);
  });

  test("answers 404 to a subscription, and queues nothing, without keys", async () => {
    const { person, browser } = await subscriber();
    const key = env.VAPID_PRIVATE_KEY;
    env.VAPID_PRIVATE_KEY = undefined;
    const before = await queued();
    const { status } = await add(browser, createReceiver(service.address("/push/none")).subscription);
    await notifyUser(person.id);
    env.VAPID_PRIVATE_KEY = key;
    expect(status).toBe(404);
    expect(await queued()).toEqual(before);
  });
});
