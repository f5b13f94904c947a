import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createAdvertisement } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { createAdvertiser, editAd, moderateAd, makeAd, moveAd } from "@/prisma/test/advertising";
import type { Browser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";

let admin: Browser;

beforeAll(async () => {
  admin = (await createSignedInPerson({ role: "admin" })).browser;
});
afterAll(() => stopQueue());

describe("an ad beyond its plan, or paused by an admin", () => {
  test("refuses to extend an ad while the plan has no room", async () => {
    const shop = await createAdvertiser();
    const vendorId = shop.person.vendorId ?? "";
    const id = (await makeAd(shop)).body.id;
    await moveAd(shop.browser, id, "submit");
    await moderateAd(admin, id, "approve");
    await db.advertisement.update({ where: { id: String(id) }, data: { status: "running" } });
    const longer = { endsAt: daysFromNow(20).toISOString() };
    expect((await editAd(shop, id, longer)).status).toBe(200);
    await createAdvertisement({ vendorId, status: "running" });
    const refused = await editAd(shop, id, { endsAt: daysFromNow(30).toISOString() });
    expect([refused.status, refused.body.error]).toEqual([
      422,
      "Your plan allows 1 advertisement. Change your plan or close one first.",
    ]);
    expect((await editAd(shop, id, { endsAt: daysFromNow(5).toISOString() })).status).toBe(200);
  });

  test("refuses to extend an ad while its edit is reviewed and the plan has no room", async () => {
    const shop = await createAdvertiser();
    const id = (await makeAd(shop)).body.id;
    await moveAd(shop.browser, id, "submit");
    await moderateAd(admin, id, "approve");
    await createAdvertisement({ vendorId: shop.person.vendorId ?? "", status: "running" });
    expect((await editAd(shop, id, { title: "Another title" })).status).toBe(200);
    expect(await db.advertisement.findUniqueOrThrow({ where: { id: String(id) } })).toMatchObject({
      status: "pending",
    });
    expect((await editAd(shop, id, { endsAt: daysFromNow(40).toISOString() })).status).toBe(422);
  });

  test("refuses to resume an ad while the plan has no room", async () => {
    const shop = await createAdvertiser();
    const vendorId = shop.person.vendorId ?? "";
    const { id } = await createAdvertisement({ vendorId, status: "paused" });
    const other = await createAdvertisement({ vendorId, status: "running" });
    const refused = await moveAd(shop.browser, id, "resume");
    expect([refused.status, refused.body.error]).toEqual([
      422,
      "Your plan allows 1 advertisement. Change your plan or close one first.",
    ]);
    await db.advertisement.update({ where: { id: other.id }, data: { status: "ended" } });
    expect((await moveAd(shop.browser, id, "resume")).status).toBe(200);
  });

  test("lets only an admin resume an ad", async () => {
    const shop = await createAdvertiser();
    const { id } = await createAdvertisement({ vendorId: shop.person.vendorId ?? "", status: "running" });
    expect((await moveAd(admin, id, "pause")).status).toBe(200);
    const refused = await moveAd(shop.browser, id, "resume");
    expect([refused.status, refused.body.error]).toEqual([
      409,
      "Our team paused this ad. Please contact us to bring it back.",
    ]);
    expect((await moveAd(admin, id, "resume")).status).toBe(200);
    expect((await moveAd(shop.browser, id, "pause")).status).toBe(200);
    expect((await moveAd(shop.browser, id, "resume")).status).toBe(200);
  });
});
