import { GET } from "@/app/api/advertisements/position/[position]/route";
import { purge } from "@/lib/server/cache";
import { db } from "@/lib/server/db";
import { createAdvertisement, createImage, createVendor, daysFromNow } from "@/prisma/catalogue";
import { findRunningAd } from "./queries";
import { advertisementsTag, maxAdsShown } from "./rules";

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
  await purge([advertisementsTag]);
});

test("answer exactly the public fields", async () => {
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

test("show the weightiest first and at most twenty", async () => {
  const light = await createAdvertisement({ weight: 1 });
  const heavy = await createAdvertisement({ weight: 90 });
  const middling = await createAdvertisement({ weight: 40 });
  expect(await idsAt("top")).toEqual([heavy.id, middling.id, light.id]);
  for (let extra = 0; extra < maxAdsShown; extra += 1) await createAdvertisement({ weight: 50 });
  await purge([advertisementsTag]);
  const ids = await idsAt("top");
  expect([ids.length, ids[0], ids.includes(light.id)]).toEqual([maxAdsShown, heavy.id, false]);
});

test("show only what runs, within its dates", async () => {
  const running = await createAdvertisement();
  await createAdvertisement({ startsAt: daysFromNow(1), endsAt: daysFromNow(2) });
  await createAdvertisement({ startsAt: daysFromNow(-2), endsAt: daysFromNow(-1) });
  for (const status of ["draft", "pending", "scheduled", "paused", "ended"] as const) {
    await createAdvertisement({ status });
  }
  await createAdvertisement({ status: "rejected", decisionReason: "Not readable" });
  expect(await idsAt("top")).toEqual([running.id]);
});

test("keep no answer beyond the moment at which one starts or ends", async () => {
  const ending = await createAdvertisement({ endsAt: new Date(Date.now() + 600) });
  const coming = await createAdvertisement({ startsAt: new Date(Date.now() + 300) });
  expect(await idsAt("top")).toEqual([ending.id]);
  const end = Date.now() + 5000;
  let ids: string[] = [];
  while (ids[0] !== coming.id || ids.length > 1) {
    if (Date.now() > end) throw new Error(`still shows ${ids}`);
    await new Promise(setImmediate);
    ids = await idsAt("top");
  }
});

test("leave the site with their suspended vendor and come back with it", async () => {
  const { id: vendorId } = await createVendor();
  const { id } = await createAdvertisement({ vendorId });
  expect(await idsAt("top")).toEqual([id]);
  const where = { id: vendorId };
  await db.vendor.update({ where, data: { status: "suspended", decisionReason: "Complaints" } });
  await purge([advertisementsTag]);
  expect(await idsAt("top")).toEqual([]);
  expect(await findRunningAd({ id, vendorId: where.id })).toBeNull();
  await db.vendor.update({ where, data: { status: "approved", decisionReason: null } });
  await purge([advertisementsTag]);
  expect(await idsAt("top")).toEqual([id]);
});

test.each(["left", "TOP", "", "constructor"])("answer 400 for the position %j", async (position) => {
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
  test("is found while it runs, for its own vendor only", async () => {
    const { id: vendorId } = await createVendor();
    const { id: other } = await createVendor();
    const { id } = await createAdvertisement({ vendorId, position: "bottom" });
    expect(await findRunningAd({ id, vendorId })).toMatchObject({ id, position: "bottom" });
    expect(await findRunningAd({ id, vendorId: other })).toBeNull();
    await db.advertisement.update({ where: { id }, data: { status: "paused" } });
    expect(await findRunningAd({ id, vendorId })).toBeNull();
  });

  test.each(["", "7", "' OR 1=1 --", "0190b6a0-0000-7000-8000-00000000000g"])(
    "is not found for the id %j",
    async (id) => {
      expect(await findRunningAd({ id, vendorId: "0190b6a0-0000-7000-8000-000000000001" })).toBeNull();
    },
  );
});
