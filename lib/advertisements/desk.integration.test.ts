import * as queue from "@/app/api/admin/advertisements/route";
import * as one from "@/app/api/advertisements/[id]/route";
import * as ads from "@/app/api/advertisements/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { daysFromNow } from "@/prisma/factories/rows";
import type { Browser } from "@/prisma/test/browser";
import {
  createAdvertiser,
  editAd,
  moderateAd,
  makeAd,
  moveAd,
  readAd,
  type Advertiser,
} from "@/prisma/test/advertising";
import { endUndoPeriods } from "@/prisma/test/elapsed-undo";
import { purgeNow } from "@/prisma/test/purge-now";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import type { OwnAdDto } from "./desk.contract";
import { listRunningAds } from "./queries";
import { advertisementsTag } from "./rules";
import { applyAdDates } from "./schedule.commands";

let admin: Browser;

beforeAll(async () => {
  admin = (await createSignedInPerson({ role: "admin" })).browser;
});
afterAll(() => stopQueue());
beforeEach(async () => {
  await db.advertisement.deleteMany();
  await purgeNow(advertisementsTag);
});

async function running(vendor: Advertiser, changes: object = {}): Promise<string> {
  const { id } = (await makeAd(vendor, changes)).body;
  await moveAd(vendor.browser, id, "submit");
  await moderateAd(admin, id, "approve");
  return String(id);
}

describe("an advertisement of a vendor", () => {
  test("goes from draft to review to the site, and appears there at once", async () => {
    const vendor = await createAdvertiser();
    const { status, body } = await makeAd(vendor);
    expect([status, body.status, body.clicks, body.days]).toEqual([201, "draft", 0, []]);
    expect((await moveAd(vendor.browser, body.id, "submit")).body.status).toBe("pending");
    expect(await listRunningAds("top")).toEqual([]);
    expect((await moderateAd(admin, body.id, "approve")).body.status).toBe("running");
    expect(await listRunningAds("top")).toMatchObject([{ id: body.id, title: "Spring sale" }]);
    const where = { advertisementId: String(body.id) };
    const history = await db.advertisementEvent.findMany({ where, orderBy: { createdAt: "asc" } });
    expect(history.map(({ action }) => action)).toEqual(["create", "submit", "approve", "start"]);
    await endUndoPeriods();
    expect(await db.notification.count({ where: { userId: vendor.person.id } })).toBe(1);
  });

  test("waits for a start date in the future, and ends on its last day, by the task that runs every minute", async () => {
    const vendor = await createAdvertiser();
    const id = await running(vendor, { startsAt: daysFromNow(1).toISOString() });
    expect((await readAd(vendor.browser, id)).status).toBe("scheduled");
    await applyAdDates();
    expect(await listRunningAds("top")).toEqual([]);
    await db.advertisement.update({ where: { id }, data: { startsAt: daysFromNow(-1) } });
    expect(await applyAdDates()).toBe(1);
    expect(await listRunningAds("top")).toMatchObject([{ id }]);
    await db.advertisement.update({ where: { id }, data: { endsAt: daysFromNow(-0.5) } });
    expect(await applyAdDates()).toBe(1);
    expect((await readAd(vendor.browser, id)).status).toBe("ended");
    expect(await listRunningAds("top")).toEqual([]);
  });

  test("22: ignores an owner, state, or number in the body", async () => {
    const [vendor, other] = [await createAdvertiser(), await createAdvertiser()];
    const numbers = { impressions: 99, clicks: 9, weight: 100, version: 9 };
    const forged = { ...numbers, vendorId: other.person.vendorId, status: "running" };
    const { id } = (await makeAd(vendor, forged)).body;
    await editAd(vendor, id, forged);
    const row = await db.advertisement.findUniqueOrThrow({ where: { id: String(id) } });
    expect(row).toMatchObject({ vendorId: vendor.person.vendorId, status: "draft", weight: 1, version: 1 });
    expect([Number(row.impressions), Number(row.clicks)]).toEqual([0, 0]);
  });

  test("pauses, resumes, and ends permanently", async () => {
    const vendor = await createAdvertiser();
    const id = await running(vendor);
    expect((await moveAd(vendor.browser, id, "pause")).body.status).toBe("paused");
    expect(await listRunningAds("top")).toEqual([]);
    expect((await moveAd(vendor.browser, id, "resume")).body.status).toBe("running");
    expect((await moveAd(vendor.browser, id, "end")).body.status).toBe("ended");
    expect((await moveAd(vendor.browser, id, "resume")).status).toBe(409);
  });

  test("requires a reason for a rejection, and accepts the corrected advertisement again", async () => {
    const vendor = await createAdvertiser();
    const { id } = (await makeAd(vendor)).body;
    await moveAd(vendor.browser, id, "submit");
    const fields = { reason: "Give a reason. The vendor will see it." };
    expect((await moderateAd(admin, id, "reject")).body).toMatchObject({ fields });
    await moderateAd(admin, id, "reject", { reason: "The picture cannot be read." });
    expect(await readAd(vendor.browser, id)).toMatchObject({
      status: "rejected",
      decisionReason: "The picture cannot be read.",
    });
    expect((await moveAd(vendor.browser, id, "submit")).body).toMatchObject({
      status: "pending",
      decisionReason: null,
    });
  });

  test("returns to review for a visible change, and not for its dates", async () => {
    const vendor = await createAdvertiser();
    const id = await running(vendor);
    expect((await editAd(vendor, id, { endsAt: daysFromNow(20).toISOString() })).body.status).toBe("running");
    expect((await editAd(vendor, id, { linkUrl: "https://shop.example/other" })).body.status).toBe("pending");
    expect(await listRunningAds("top")).toEqual([]);
  });

  test("keeps fields that are not sent", async () => {
    const vendor = await createAdvertiser();
    const { id } = (await makeAd(vendor)).body;
    const before = await readAd(vendor.browser, id);
    const params = { id: String(id) };
    const patch = (body: object) =>
      vendor.browser.patch(one.PATCH, `/api/advertisements/${id}`, { params, body });
    const { updatedAt: _before, ...unchanged } = before;
    expect((await patch({ title: "Summer sale" })).body).toMatchObject({
      ...unchanged,
      title: "Summer sale",
    });
    expect((await patch({ position: "bottom" })).body).toMatchObject({
      ...unchanged,
      title: "Summer sale",
      position: "bottom",
    });
    const { updatedAt } = await readAd(vendor.browser, id);
    expect((await patch({})).body.updatedAt).toBe(updatedAt);
    expect((await patch({ title: "" })).body.fields).toEqual({ title: "Enter a title" });
    const early = await patch({ endsAt: daysFromNow(-2).toISOString() });
    expect([early.status, Object.keys(early.body.fields ?? {})]).toEqual([422, ["endsAt"]]);
  });

  test("gets its weight only from an admin, without another review and without blocking its vendor's next save", async () => {
    const vendor = await createAdvertiser();
    const id = await running(vendor);
    const { updatedAt } = await readAd(vendor.browser, id);
    const params = { id };
    const path = `/api/advertisements/${id}`;
    const weigh = (browser: Browser, weight: unknown) =>
      browser.patch(one.PATCH, path, { params, body: { weight } });
    expect((await weigh(vendor.browser, 50)).body).toMatchObject({ weight: 1, status: "running" });
    expect((await weigh(admin, 50)).body).toMatchObject({ weight: 50, status: "running", updatedAt });
    for (const wrong of [0, 101, 1.5, "many", null]) expect((await weigh(admin, wrong)).status).toBe(422);
    const later = await editAd(vendor, id, { updatedAt, endsAt: daysFromNow(20).toISOString() });
    expect(later.body).toMatchObject({ weight: 50, status: "running" });
  });

  test("warns a second tab that it has changed since", async () => {
    const vendor = await createAdvertiser();
    const { id, updatedAt } = (await makeAd(vendor)).body;
    expect((await editAd(vendor, id, { title: "First" })).status).toBe(200);
    expect((await editAd(vendor, id, { title: "Second", updatedAt })).status).toBe(409);
    expect((await readAd(vendor.browser, id)).title).toBe("First");
  });

  test("creates one advertisement however often the button is clicked", async () => {
    const vendor = await createAdvertiser();
    const headers = { "idempotency-key": "press-1" };
    const press = () => vendor.browser.post(ads.POST, "/api/advertisements", { body: vendor.form, headers });
    const [first, second] = await Promise.all([press(), press()]);
    expect(first.body.id).toBe(second.body.id);
    expect(await db.advertisement.count()).toBe(1);
  });

  test.each([
    ["linkUrl", "javascript:alert(1)"],
    ["linkUrl", "ftp://files.example/x"],
    ["linkUrl", "//shop.example"],
    ["linkUrl", "https:// shop.example"],
    ["title", "  "],
    ["position", "left"],
    ["endsAt", daysFromNow(-2).toISOString()],
    ["endsAt", daysFromNow(400).toISOString()],
    ["imageUrl", `/images/${"0".repeat(32)}-640.webp`],
    ["imageUrl", "https://elsewhere.example/x.png"],
  ])("31: refuses a wrong %s %j, and names the field in the error", async (field, value) => {
    const { status, body } = await makeAd(await createAdvertiser(), { [field]: value });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
    expect(await db.advertisement.count()).toBe(0);
  });

  test("refuses to submit an advertisement whose end has passed", async () => {
    const vendor = await createAdvertiser();
    const { id } = (await makeAd(vendor)).body;
    await db.advertisement.update({ where: { id: String(id) }, data: { endsAt: daysFromNow(-0.5) } });
    const { status, body } = await moveAd(vendor.browser, id, "submit");
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ["endsAt"]]);
  });

  test("46: takes a slot of the plan, even when two are submitted at once", async () => {
    const vendor = await createAdvertiser();
    const ids = [(await makeAd(vendor)).body.id, (await makeAd(vendor)).body.id];
    const answers = await Promise.all(ids.map((id) => moveAd(vendor.browser, id, "submit")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.error).toBe(
      "Your plan allows 1 advertisement. Change your plan or close one first.",
    );
    expect(await db.advertisement.count({ where: { status: "pending" } })).toBe(1);
  });

  test("deletes an advertisement unless it runs", async () => {
    const vendor = await createAdvertiser();
    const id = await running(vendor);
    const remove = () => vendor.browser.delete(one.DELETE, `/api/advertisements/${id}`, { params: { id } });
    expect((await remove()).status).toBe(409);
    await moveAd(vendor.browser, id, "end");
    expect((await remove()).status).toBe(204);
    expect(await db.advertisement.count()).toBe(0);
  });

  test("21: answers another vendor with 404, and changes nothing", async () => {
    const vendor = await createAdvertiser();
    const other = await createAdvertiser();
    const { id, updatedAt } = (await makeAd(vendor)).body;
    const params = { id: String(id) };
    const path = `/api/advertisements/${id}`;
    const answers = await Promise.all([
      other.browser.get(one.GET, path, { params }),
      other.browser.patch(one.PATCH, path, { params, body: { ...other.form, updatedAt } }),
      other.browser.delete(one.DELETE, path, { params }),
      moveAd(other.browser, id, "submit"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await readAd(vendor.browser, id)).status).toBe("draft");
    expect((await other.browser.get(ads.GET, "/api/advertisements")).body).toEqual([]);
  });
});

test("lets an admin create the site's own, see all, and find the longest waiting first", async () => {
  const own = await createAdvertiser("admin");
  const { id } = (await makeAd(own, { weight: 90 })).body;
  expect(await readAd(own.browser, id)).toMatchObject({ vendor: null, weight: 90 });
  const vendor = await createAdvertiser();
  const waiting = (await makeAd(vendor)).body.id;
  await moveAd(vendor.browser, waiting, "submit");
  const found = (await admin.get(queue.GET, "/api/admin/advertisements", { query: { status: "pending" } }))
    .body as unknown as OwnAdDto[];
  expect(found.map((ad) => [ad.id, ad.vendor?.id])).toEqual([[waiting, vendor.person.vendorId]]);
  expect((await admin.get(ads.GET, "/api/advertisements")).headers.get("x-total-count")).toBe("2");
});

test("stays off the site while its vendor is suspended, and returns with it", async () => {
  const vendor = await createAdvertiser();
  const id = await running(vendor);
  const where = { id: vendor.person.vendorId ?? "" };
  await db.vendor.update({ where, data: { status: "suspended", decisionReason: "Complaints" } });
  expect((await moveAd(vendor.browser, id, "resume")).status).toBe(403);
  expect((await moveAd(admin, id, "resume")).body.error).toMatch(/suspended/);
  await db.vendor.update({ where, data: { status: "approved", decisionReason: null } });
  expect((await readAd(vendor.browser, id)).status).toBe("running");
});
