import * as all from "@/app/api/notifications/route";
import * as unread from "@/app/api/notifications/unread/route";
import { listEventsAfter } from "@/lib/events/queries";
import { db, transaction } from "@/lib/server/db";
import { nextCursor } from "@/lib/shared/link-header";
import type { Browser } from "@/prisma/test/browser";
import { createConversation } from "@/prisma/test/conversations";
import { createImage } from "@/prisma/factories";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import type { NotificationDto } from "./center.contract";
import { notify } from "@/lib/notifications/notify/notify.rows";

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
  test("lists a person's notifications newest first, page by page, and counts unseen ones", async () => {
    const { person, browser } = await createSignedInPerson();
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

  test("names the listing of a conversation, and a linked listing, with their pictures", async () => {
    const { customer, vendor, id, listingId } = await createConversation();
    const { id: imageId, name } = await createImage();
    await db.listingImage.create({ data: { listingId, imageId, position: 0, alt: "" } });
    await transaction(async (tx) => {
      const base = { userId: customer.id, title: "News", body: "" };
      await notify(tx, { ...base, type: "offer", href: `/messages/${id}` });
      await notify(tx, { ...base, type: "price_drop", href: `/listings/${listingId}` });
      await notify(tx, { ...base, type: "review", href: "/reviews" });
    });
    const { items } = await list(customer);
    const about = { title: "Oak desk", imageUrl: `/images/${name}-320.webp` };
    expect(items.map((item) => [item.type, item.about]).reverse()).toEqual([
      ["offer", about],
      ["price_drop", about],
      ["review", null],
    ]);
    expect((await list(vendor)).items).toMatchObject([{ type: "message", about }]);
  });

  test("marks some or all as read, and updates the person's other pages once", async () => {
    const { person, browser } = await createSignedInPerson();
    await notifyOf(person.id, ["one", "two", "three"]);
    const { items } = await list(browser);
    expect((await mark(browser, [items[0]!.id])).body).toEqual({ unread: 2 });
    expect((await mark(browser, [items[0]!.id])).body).toEqual({ unread: 2 });
    expect((await list(browser)).items.map(({ readAt }) => readAt === null)).toEqual([false, true, true]);
    expect((await mark(browser)).body).toEqual({ unread: 0 });
    expect(await count(browser)).toBe(0);
    expect((await listEventsAfter(person.id, 3)).events).toHaveLength(2);
  });

  test("shows and marks only the person's own notifications", async () => {
    const [one, other] = [await createSignedInPerson(), await createSignedInPerson()];
    await notifyOf(one.person.id, ["private"]);
    const { items } = await list(one.browser);
    expect((await list(other.browser)).items).toEqual([]);
    expect((await mark(other.browser, [items[0]!.id])).body).toEqual({ unread: 0 });
    expect(await count(one.browser)).toBe(1);
  });

  test("counts at most as many as it shows", async () => {
    const { person, browser } = await createSignedInPerson();
    await notifyOf(
      person.id,
      Array.from({ length: 101 }, (_, index) => String(index)),
    );
    expect(await count(browser)).toBe(100);
  });
});
