import * as click from "@/app/api/advertisements/[id]/click/route";
import * as impression from "@/app/api/advertisements/[id]/impression/route";
import * as one from "@/app/api/advertisements/[id]/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createAdvertisement } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { newcomer } from "@/prisma/test/sign-in";
import { forgetAdHits } from "./schedule.commands";

afterAll(() => stopQueue());

const view = "0123456789abcdef-first";

function report(browser: Browser, id: string, kind: "impression" | "click", seen = view) {
  const handler = kind === "click" ? click.POST : impression.POST;
  return browser.post(handler, `/api/advertisements/${id}/${kind}`, { params: { id }, body: { view: seen } });
}

async function counted(id: string): Promise<[number, number]> {
  const { impressions, clicks } = await db.advertisement.findUniqueOrThrow({ where: { id } });
  return [Number(impressions), Number(clicks)];
}

async function running() {
  const { person, browser } = await newcomer({ vendorStatus: "approved" });
  const { id } = await createAdvertisement({ vendorId: person.vendorId });
  return { id, owner: browser };
}

test("count once for each page view, whoever looks, and by day", async () => {
  const { id, owner } = await running();
  const visitor = createBrowser();
  const answers = await Promise.all([1, 2, 3].map(() => report(visitor, id, "impression")));
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  await report(visitor, id, "click");
  await report(visitor, id, "click");
  await report((await newcomer()).browser, id, "impression", "0123456789abcdef-second");
  expect(await counted(id)).toEqual([2, 1]);
  const { body } = await owner.get(one.GET, `/api/advertisements/${id}`, { params: { id } });
  expect(body.days).toEqual([{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), impressions: 2, clicks: 1 }]);
});

test("leave out the owner, admins and what does not run", async () => {
  const { id, owner } = await running();
  const { browser: admin } = await newcomer({ role: "admin" });
  await report(owner, id, "impression");
  await report(owner, id, "click");
  await report(admin, id, "impression");
  await db.advertisement.update({ where: { id }, data: { status: "paused" } });
  await report(createBrowser(), id, "impression");
  expect(await counted(id)).toEqual([0, 0]);
});

test("answer 204 to anything unknown, 422 to a view that is none", async () => {
  const { id } = await running();
  expect((await report(createBrowser(), "0190b6a0-0000-7000-8000-000000000001", "click")).status).toBe(204);
  expect((await report(createBrowser(), id, "click", "x")).status).toBe(422);
});

test("forget the view after a day, and keep the count", async () => {
  const { id } = await running();
  await report(createBrowser(), id, "impression");
  await db.advertisementHit.updateMany({ data: { createdAt: daysFromNow(-1.1) } });
  await forgetAdHits();
  expect(await db.advertisementHit.count()).toBe(0);
  expect(await counted(id)).toEqual([1, 0]);
});
