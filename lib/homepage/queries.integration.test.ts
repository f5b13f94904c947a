import { GET as listAll } from "@/app/api/homepage-settings/route";
import { GET as getOne } from "@/app/api/homepage-settings/[key]/route";
import { sharedCache } from "@/lib/server/cache";
import { db } from "@/lib/server/db";
import { purgeNow } from "@/prisma/test/purge-now";
import { getHomepageSettings } from "./queries";
import { homepageDefaults, homepageSettingKeys, homepageTag } from "./rules";

const site = "http://localhost:3000";

function ask(key: string): Promise<Response> {
  return getOne(new Request(`${site}/api/homepage-settings/${key}`), { params: Promise.resolve({ key }) });
}

async function store(key: string, value: string): Promise<void> {
  await db.homepageSetting.upsert({ where: { key }, create: { key, value }, update: { value } });
  await purgeNow(homepageTag);
}

afterEach(async () => {
  await db.homepageSetting.deleteMany();
  await purgeNow(homepageTag);
});

test("answer all twelve keys with their defaults when nothing is set", async () => {
  const response = await listAll(new Request(`${site}/api/homepage-settings?_t=1`));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(
    homepageSettingKeys.map((key) => ({ key, value: homepageDefaults[key] })),
  );
});

test("answer a stored value, in the list, alone and for pages", async () => {
  await store("show_top_ads", "true");
  await store("top_carousel_interval", "9");
  expect(await (await listAll(new Request(`${site}/api/homepage-settings`))).json()).toContainEqual({
    key: "show_top_ads",
    value: "true",
  });
  expect(await (await ask("top_carousel_interval")).json()).toEqual({ value: "9" });
  expect(await getHomepageSettings()).toMatchObject({
    showAds: { top: true, middle: false, bottom: false },
    carouselSeconds: { top: 9, middle: 7, bottom: 6 },
  });
});

test.each(homepageSettingKeys)("answer %s with its default when it is unset", async (key) => {
  const response = await ask(key);
  expect([response.status, await response.json()]).toEqual([200, { value: homepageDefaults[key] }]);
});

test.each(["unknown", "toString", "__proto__", "SITE_LOGO", "site_logo%00"])(
  "answer 404 for the unknown key %s",
  async (key) => {
    const response = await ask(key);
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: "This setting doesn’t exist.", code: "not_found" },
    ]);
  },
);

test("are read from the database once while nothing changes", async () => {
  await getHomepageSettings();
  const end = Date.now() + 5000;
  while (!sharedCache().isLive() && Date.now() < end) await new Promise(setImmediate);
  await getHomepageSettings();
  await db.homepageSetting.create({ data: { key: "show_top_ads", value: "true" } });
  expect((await getHomepageSettings()).showAds.top).toBe(false);
  await purgeNow(homepageTag);
  expect((await getHomepageSettings()).showAds.top).toBe(true);
});
