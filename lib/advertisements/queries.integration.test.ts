import { setTimeout as delay } from "node:timers/promises";
import * as click from "@/app/api/advertisements/[id]/click/route";
import * as impression from "@/app/api/advertisements/[id]/impression/route";
import * as one from "@/app/api/advertisements/[id]/route";
import { GET } from "@/app/api/advertisements/position/[position]/route";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createAdvertisement, createImage, createVendor } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { purgeNow } from "@/prisma/test/purge-now";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { drawKey, findRunningAd, thisMinute } from "./queries";
import { advertisementsTag, maxAdsShown } from "./rules";
import { deleteOldAdHits } from "./schedule.commands";

afterAll(() => stopQueue());

describe("queries", () => {
  async function get(position: string): Promise<{ status: number; body: { id: string; code?: string }[] }> {
    const request = new Request(`http://localhost:3000/api/advertisements/position/${position}?_t=1`);
    const response = await GET(request, { params: Promise.resolve({ position }) });
    return { status: response.status, body: await response.json() };
  }

  async function idsAt(position: string): Promise<string[]> {
    return (await get(position)).body.map(({ id }) => id);
  }

  afterEach(async () => {
    await db.advertisement.deleteMany();
    await purgeNow(advertisementsTag);
  });

  test("returns exactly the public fields", async () => {
    const image = await createImage();
    const { id } = await createAdvertisement({ imageId: image.id, impressions: 5, clicks: 2 });
    expect((await get("top")).body).toEqual([
      {
        id,
        title: "Spring sale",
        imageUrl: `/images/${image.name}-1280.webp`,
        width: 1600,
        height: 1200,
        blurDataUrl: "data:image/webp;base64,AAAA",
        linkUrl: "https://shop.example/sale",
        position: "top",
      },
    ]);
    expect((await get("middle")).body).toEqual([]);
  });

  describe("a draw", () => {
    const weights = [1, 2, 5, 12, 30, 50];

    test("lists each ad once, at most ten, unchanged for a minute of the database clock", async () => {
      const made: string[] = [];
      for (let count = 0; count < maxAdsShown + 5; count += 1) made.push((await createAdvertisement()).id);
      for (let turn = 0; turn < 3; turn += 1) {
        const [before] = await rows<{ minute: number }>(sql`SELECT ${thisMinute} AS minute`);
        const ids = await idsAt("top");
        await purgeNow(advertisementsTag);
        const again = await idsAt("top");
        const [after] = await rows<{ minute: number }>(sql`SELECT ${thisMinute} AS minute`);
        expect([ids.length, new Set(ids).size, ids.every((id) => made.includes(id))]).toEqual([10, 10, true]);
        if (before?.minute === after?.minute) return expect(again).toEqual(ids);
      }
      throw new Error("a minute was over before two answers came");
    });

    test("puts each ad first in proportion to its weight, and the next by the weights of the rest", async () => {
      const ads: { id: string; weight: number }[] = [];
      for (const weight of weights) ads.push({ weight, ...(await createAdvertisement({ weight })) });
      const minutes = 10_000;
      const places = await rows<{ id: string; place: number; times: number }>(sql`
      SELECT id, place, count(*) AS times FROM (
        SELECT a.id, row_number() OVER (PARTITION BY minute ORDER BY ${drawKey(sql`minute`)}, a.id) AS place
        FROM advertisements a, generate_series(29666000::bigint, 29666000 + ${minutes} - 1) AS minute
      ) drawn WHERE place <= 2 GROUP BY id, place`);
      const share = (id: string, place: number) =>
        (places.find((row) => row.id === id && row.place === place)?.times ?? 0) / minutes;
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      for (const { id, weight } of ads) {
        expect(Math.abs(share(id, 1) - weight / total)).toBeLessThan(0.02);
        const second = weights
          .filter((_, index) => ads[index]?.id !== id)
          .reduce((sum, other) => sum + (other / total) * (weight / (total - other)), 0);
        expect(Math.abs(share(id, 2) - second)).toBeLessThan(0.02);
      }
    });

    test("changes from minute to minute", async () => {
      const first = await createAdvertisement();
      await createAdvertisement();
      const [found] = await rows<{ times: number; changes: number }>(sql`
      WITH firsts AS (
        SELECT DISTINCT ON (minute) minute, a.id = ${first.id}::uuid AS ours
        FROM advertisements a, generate_series(29666000::bigint, 29666999) AS minute
        ORDER BY minute, ${drawKey(sql`minute`)}
      )
      SELECT count(*) AS times, count(*) FILTER (WHERE ours <> before) AS changes
      FROM (SELECT ours, lag(ours) OVER (ORDER BY minute) AS before FROM firsts) turns`);
      expect(found?.times).toBe(1000);
      expect(found?.changes).toBeGreaterThan(400);
      expect(found?.changes).toBeLessThan(600);
    });
  });

  test("returns only running ads, within their dates", async () => {
    const running = await createAdvertisement();
    await createAdvertisement({ startsAt: daysFromNow(1), endsAt: daysFromNow(2) });
    await createAdvertisement({ startsAt: daysFromNow(-2), endsAt: daysFromNow(-1) });
    for (const status of ["draft", "pending", "scheduled", "paused", "ended"] as const) {
      await createAdvertisement({ status });
    }
    await createAdvertisement({ status: "rejected", decisionReason: "Not readable" });
    expect(await idsAt("top")).toEqual([running.id]);
  });

  test("caches no answer beyond the moment when an ad starts or ends", async () => {
    const ending = await createAdvertisement({ endsAt: new Date(Date.now() + 6000) });
    const coming = await createAdvertisement({ startsAt: new Date(Date.now() + 4000) });
    expect(await idsAt("top")).toEqual([ending.id]);
    const end = Date.now() + 30_000;
    let ids: string[] = [];
    while (ids[0] !== coming.id || ids.length > 1) {
      if (Date.now() > end) throw new Error(`still shows ${ids}`);
      await delay(20);
      ids = await idsAt("top");
    }
  });

  test("omits the ads of a suspended vendor, and includes them again with the vendor", async () => {
    const { id: vendorId } = await createVendor();
    const { id } = await createAdvertisement({ vendorId });
    expect(await idsAt("top")).toEqual([id]);
    const where = { id: vendorId };
    await db.vendor.update({ where, data: { status: "suspended", decisionReason: "Complaints" } });
    await purgeNow(advertisementsTag);
    expect(await idsAt("top")).toEqual([]);
    expect(await findRunningAd({ id, vendorId: where.id })).toBeNull();
    await db.vendor.update({ where, data: { status: "approved", decisionReason: null } });
    await purgeNow(advertisementsTag);
    expect(await idsAt("top")).toEqual([id]);
  });

  test.each(["left", "TOP", "", "constructor"])("answers 400 for the position %j", async (position) => {
    const { status, body } = await get(position);
    expect([status, body]).toEqual([
      400,
      {
        error: "The position is top, middle or bottom",
        code: "bad_request",
        fields: { position: "The position is top, middle or bottom" },
      },
    ]);
  });

  describe("the advertisement of a vendor", () => {
    test("finds an advertisement while it runs, for its own vendor only", async () => {
      const { id: vendorId } = await createVendor();
      const { id: other } = await createVendor();
      const { id } = await createAdvertisement({ vendorId, position: "bottom" });
      expect(await findRunningAd({ id, vendorId })).toMatchObject({ id, position: "bottom" });
      expect(await findRunningAd({ id, vendorId: other })).toBeNull();
      await db.advertisement.update({ where: { id }, data: { status: "paused" } });
      expect(await findRunningAd({ id, vendorId })).toBeNull();
    });

    test.each(["", "7", "' OR 1=1 --", "0190b6a0-0000-7000-8000-00000000000g"])(
      "finds no advertisement for the id %j",
      async (id) => {
        expect(await findRunningAd({ id, vendorId: "0190b6a0-0000-7000-8000-000000000001" })).toBeNull();
      },
    );
  });
});

describe("events", () => {
  const view = "0123456789abcdef-first";

  function report(browser: Browser, id: string, kind: "impression" | "click", seen = view) {
    const handler = kind === "click" ? click.POST : impression.POST;
    return browser.post(handler, `/api/advertisements/${id}/${kind}`, {
      params: { id },
      body: { view: seen },
    });
  }

  async function counted(id: string): Promise<[number, number]> {
    const { impressions, clicks } = await db.advertisement.findUniqueOrThrow({ where: { id } });
    return [Number(impressions), Number(clicks)];
  }

  async function running() {
    const { person, browser } = await createSignedInPerson({ vendorStatus: "approved" });
    const { id } = await createAdvertisement({ vendorId: person.vendorId });
    return { id, owner: browser };
  }

  test("counts once per page view, for any visitor, and by day", async () => {
    const { id, owner } = await running();
    const visitor = createBrowser();
    const answers = await Promise.all([1, 2, 3].map(() => report(visitor, id, "impression")));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    await report(visitor, id, "click");
    await report(visitor, id, "click");
    await report((await createSignedInPerson()).browser, id, "impression", "0123456789abcdef-second");
    expect(await counted(id)).toEqual([2, 1]);
    const { body } = await owner.get(one.GET, `/api/advertisements/${id}`, { params: { id } });
    expect(body.days).toEqual([
      { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), impressions: 2, clicks: 1 },
    ]);
  });

  test("excludes the owner, admins, and ads that are not running", async () => {
    const { id, owner } = await running();
    const { browser: admin } = await createSignedInPerson({ role: "admin" });
    await report(owner, id, "impression");
    await report(owner, id, "click");
    await report(admin, id, "impression");
    await db.advertisement.update({ where: { id }, data: { status: "paused" } });
    await report(createBrowser(), id, "impression");
    expect(await counted(id)).toEqual([0, 0]);
  });

  test("answers 204 for anything unknown, and 422 for an invalid view", async () => {
    const { id } = await running();
    expect((await report(createBrowser(), "0190b6a0-0000-7000-8000-000000000001", "click")).status).toBe(204);
    expect((await report(createBrowser(), id, "click", "x")).status).toBe(422);
  });

  test("deletes the view after a day, and keeps the count", async () => {
    const { id } = await running();
    await report(createBrowser(), id, "impression");
    await db.advertisementHit.updateMany({ data: { createdAt: daysFromNow(-1.1) } });
    await deleteOldAdHits();
    expect(await db.advertisementHit.count()).toBe(0);
    expect(await counted(id)).toEqual([1, 0]);
  });
});
