import * as logout from "@/app/api/logout/route";
import * as all from "@/app/api/notifications/route";
import * as unread from "@/app/api/notifications/unread/route";
import * as devices from "@/app/api/profile/sessions/route";
import * as subscriptions from "@/app/api/push-subscriptions/route";
import { listEventsAfter } from "@/lib/events/queries";
import { transaction, db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { closeSender } from "@/lib/server/queue";
import { nextCursor } from "@/lib/shared/link-header";
import type { Browser } from "@/prisma/test/browser";
import { createReceiver, servePushes } from "@/prisma/test/push-service";
import { newcomer, signIn } from "@/prisma/test/sign-in";
import type { NotificationDto } from "./centre.contract";
import { sendPushes } from "./delivery.commands";
import { notify } from "./notify.rows";
import { maxPushSubscriptions } from "./push.rules";

async function notifyOf(userId: string, titles: string[]): Promise<void> {
  for (const title of titles) {
    await transaction((tx) => notify(tx, { userId, type: "review", title, body: "", href: "/vendor" }));
  }
}

async function list(browser: Browser, query: Record<string, string> = {}) {
  const answer = await browser.get(all.GET, "/api/notifications", { query });
  return { ...answer, items: answer.body as unknown as NotificationDto[] };
}

const mark = (browser: Browser, ids?: string[]) =>
  browser.patch(all.PATCH, "/api/notifications", { body: { ids } });

const count = async (browser: Browser) =>
  (await browser.get(unread.GET, "/api/notifications/unread")).body.unread;

describe("the notification center", () => {
  test("lists a person's notifications newest first, page by page, and counts what was not seen", async () => {
    const { person, browser } = await newcomer();
    await notifyOf(person.id, ["one", "two", "three"]);
    const first = await list(browser, { limit: "2" });
    expect(first.items.map(({ title, readAt }) => [title, readAt])).toEqual([
      ["three", null],
      ["two", null],
    ]);
    expect(first.headers.get("x-total-count")).toBe("3");
    const rest = await list(browser, { limit: "2", cursor: nextCursor(first.headers) ?? "" });
    expect(rest.items.map(({ title }) => title)).toEqual(["one"]);
    expect(nextCursor(rest.headers)).toBeNull();
    expect(await count(browser)).toBe(3);
  });

  test("marks some or all as read, and sends word to the person's other pages once", async () => {
    const { person, browser } = await newcomer();
    await notifyOf(person.id, ["one", "two", "three"]);
    const { items } = await list(browser);
    expect((await mark(browser, [items[0]!.id])).body).toEqual({ unread: 2 });
    expect((await mark(browser, [items[0]!.id])).body).toEqual({ unread: 2 });
    expect((await list(browser)).items.map(({ readAt }) => readAt === null)).toEqual([false, true, true]);
    expect((await mark(browser)).body).toEqual({ unread: 0 });
    expect(await count(browser)).toBe(0);
    expect((await listEventsAfter(person.id, 3)).events).toHaveLength(2);
  });

  test("shows and marks nothing of another person", async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    await notifyOf(one.person.id, ["private"]);
    const { items } = await list(one.browser);
    expect((await list(other.browser)).items).toEqual([]);
    expect((await mark(other.browser, [items[0]!.id])).body).toEqual({ unread: 0 });
    expect(await count(one.browser)).toBe(1);
  });

  test("counts no further than it shows", async () => {
    const { person, browser } = await newcomer();
    await notifyOf(
      person.id,
      Array.from({ length: 101 }, (_, index) => String(index)),
    );
    expect(await count(browser)).toBe(100);
  });
});

describe("push", () => {
  const service = servePushes();

  afterAll(closeSender);

  const path = "/api/push-subscriptions";

  const add = (browser: Browser, body: unknown) => browser.post(subscriptions.POST, path, { body });

  const remove = (browser: Browser, endpoint: string) =>
    browser.delete(subscriptions.DELETE, path, { body: { endpoint } });

  const countOf = (userId: string) => db.pushSubscription.count({ where: { userId } });

  let made = 0;

  /** A person whose browser takes pushes, and how that browser reads them. */
  async function subscriber() {
    const { person, browser } = await newcomer();
    made += 1;
    const receiver = createReceiver(service.address(`/push/${made}`));
    const { status, body } = await add(browser, receiver.subscription);
    expect([status, body]).toEqual([200, { on: true }]);
    return { person, browser, ...receiver };
  }

  /** Notifies a person and returns the ids of what the site shows of it. */
  async function tell(userId: string): Promise<string[]> {
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

  /** What waits in the queue, as ids of notifications. */
  async function queued(): Promise<string[]> {
    const jobs = await db.$queryRaw<
      { data: { ids: string[] } }[]
    >`SELECT data FROM pgboss.job WHERE name = 'push'`;
    return jobs.flatMap(({ data }) => data.ids);
  }

  test("a notification is queued with its transaction and sent without a word of what it says", async () => {
    const { person, read } = await subscriber();
    const ids = await tell(person.id);
    expect(await queued()).toEqual(expect.arrayContaining(ids));
    await sendPushes(ids);
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

  test("nothing is queued for who has no browser here, nor of a kind that is off on the site", async () => {
    const { person } = await newcomer();
    const before = await queued();
    await tell(person.id);
    const { person: other } = await subscriber();
    await db.notificationPreference.create({
      data: { userId: other.id, type: "message", site: false, email: true },
    });
    expect(await tell(other.id)).toEqual([]);
    expect(await queued()).toEqual(before);
  });

  test("what was read meanwhile is not sent", async () => {
    const { person } = await subscriber();
    const ids = await tell(person.id);
    await db.notification.updateMany({ where: { userId: person.id }, data: { readAt: new Date() } });
    await sendPushes(ids);
    expect(service.delivered).toEqual([]);
  });

  test.each([404, 410])("an address that answers %d is forgotten", async (status) => {
    const { person } = await subscriber();
    const ids = await tell(person.id);
    service.status[`/push/${made}`] = status;
    await sendPushes(ids);
    expect(await countOf(person.id)).toBe(0);
  });

  test("a service that is busy is asked again, and keeps its browsers", async () => {
    const { person } = await subscriber();
    const ids = await tell(person.id);
    service.status[`/push/${made}`] = 503;
    await expect(sendPushes(ids)).rejects.toThrow("a push service did not take");
    expect(await countOf(person.id)).toBe(1);
  });

  test("a session that ends takes its browser along, and no other one", async () => {
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

  test("a session that is over by its time gets nothing more", async () => {
    const { person } = await subscriber();
    const ids = await tell(person.id);
    await db.session.updateMany({
      where: { userId: person.id },
      data: { lastUsedAt: new Date(Date.now() - 13 * 60 * 60 * 1000) },
    });
    await sendPushes(ids);
    expect(service.delivered).toEqual([]);
  });

  test.each([
    "http://localhost/push",
    "https://evil.example/push",
    "https://localhost/push",
    "https://127.0.0.1/push",
  ])("refuses to send to %s", async (endpoint) => {
    const { person, browser } = await newcomer();
    const { status } = await add(browser, createReceiver(endpoint).subscription);
    expect([status, await countOf(person.id)]).toEqual([422, 0]);
  });

  test("what the list of hosts no longer has is not asked, and forgotten", async () => {
    const { person } = await subscriber();
    const ids = await tell(person.id);
    const hosts = env.PUSH_HOSTS;
    env.PUSH_HOSTS = "push.example";
    await sendPushes(ids);
    env.PUSH_HOSTS = hosts;
    expect([service.delivered, await countOf(person.id)]).toEqual([[], 0]);
  });

  test("takes a browser over from who was signed in before, but only with the keys that it has", async () => {
    const { person, subscription } = await subscriber();
    const { person: next, browser } = await newcomer();
    const forged = createReceiver(subscription.endpoint);
    expect((await add(browser, forged.subscription)).status).toBe(409);
    expect(await countOf(person.id)).toBe(1);
    expect((await add(browser, subscription)).status).toBe(200);
    expect([await countOf(person.id), await countOf(next.id)]).toEqual([0, 1]);
  });

  test("only the person ends it, and ending it twice is ending it once", async () => {
    const { person, browser, subscription } = await subscriber();
    const { browser: stranger } = await newcomer();
    expect((await remove(stranger, subscription.endpoint)).body).toEqual({ on: false });
    expect(await countOf(person.id)).toBe(1);
    for (const round of [1, 2]) {
      expect([round, (await remove(browser, subscription.endpoint)).status]).toEqual([round, 200]);
    }
    expect(await countOf(person.id)).toBe(0);
  });

  test("the browser that asked longest ago goes when there are too many", async () => {
    const { person, browser, subscription } = await subscriber();
    for (let at = 0; at < maxPushSubscriptions; at += 1) {
      await add(browser, createReceiver(service.address(`/push/many-${at}`)).subscription);
    }
    expect(await countOf(person.id)).toBe(maxPushSubscriptions);
    expect(await db.pushSubscription.count({ where: { endpoint: subscription.endpoint } })).toBe(0);
  });

  test("without keys there is nothing to subscribe to, and nothing is queued", async () => {
    const { person, browser } = await subscriber();
    const key = env.VAPID_PRIVATE_KEY;
    env.VAPID_PRIVATE_KEY = undefined;
    const before = await queued();
    const { status } = await add(browser, createReceiver(service.address("/push/none")).subscription);
    await tell(person.id);
    env.VAPID_PRIVATE_KEY = key;
    expect(status).toBe(404);
    expect(await queued()).toEqual(before);
  });
});
