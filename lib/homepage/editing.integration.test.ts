import { GET as getOne, PUT } from "@/app/api/homepage-settings/[key]/route";
import { GET as listAll } from "@/app/api/homepage-settings/route";
import { sharedCache } from "@/lib/server/cache";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createImage } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import { purgeNow } from "@/prisma/test/purge-now";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { getHomepageSettings, listHomepageChanges } from "./queries";
import { homepageSettingKeys, homepageDefaults, homepageTag } from "./rules";

describe("homepage edits", () => {
  let admin: Browser;

  let other: Browser;

  beforeAll(async () => {
    ({ browser: admin } = await createSignedInPerson({ role: "admin" }));
    ({ browser: other } = await createSignedInPerson({ role: "admin" }));
  });

  beforeEach(() => db.homepageSetting.deleteMany());

  afterAll(async () => {
    await db.homepageSetting.deleteMany();
    await stopQueue();
  });

  function put(key: string, body: object, browser = admin) {
    return browser.put(PUT, `/api/homepage-settings/${key}`, { params: { key }, body });
  }

  const stored = async (key: string) => (await db.homepageSetting.findUnique({ where: { key } }))?.value;

  test("changes a setting for pages and the API at once", async () => {
    expect((await getHomepageSettings()).showAds.top).toBe(false);
    const { status, body } = await put("show_top_ads", { value: "true" });
    expect([status, body]).toEqual([200, { value: "true" }]);
    expect((await getHomepageSettings()).showAds.top).toBe(true);
    const one = await admin.get(getOne, "/api/homepage-settings/show_top_ads", {
      params: { key: "show_top_ads" },
    });
    expect(one.body).toEqual({ value: "true" });
  });

  test.each(
    homepageSettingKeys.flatMap((key) =>
      (key.endsWith("_logo")
        ? ["https://elsewhere.example/logo.png", `/images/${"0".repeat(32)}-640.webp`]
        : key.startsWith("show_")
          ? ["yes", "TRUE", ""]
          : ["0", "61", "soon", "", "1e1", "-3", "2.5", "05"]
      ).map((value) => [key, value] as const),
    ),
  )("refuse %s with the value %j", async (key, value) => {
    const { status, body } = await put(key, { value });
    expect([status, body]).toMatchObject([422, { fields: { value: expect.any(String) as string } }]);
    expect(await stored(key)).toBeUndefined();
  });

  test("accepts an uploaded logo, and its removal", async () => {
    const { name } = await createImage();
    const value = `/images/${name}-640.webp`;
    expect((await put("site_logo", { value })).status).toBe(200);
    expect((await getHomepageSettings()).siteLogo).toBe(value);
    expect((await put("site_logo", { value: "" })).status).toBe(200);
    expect((await getHomepageSettings()).siteLogo).toBeNull();
  });

  test("answers 404 for an unknown key", async () => {
    expect((await put("unknown", { value: "true" })).status).toBe(404);
  });

  test("lets only one of two admins win who saw the same value", async () => {
    const answers = await Promise.all([
      put("top_carousel_interval", { value: "8", was: "5" }),
      put("top_carousel_interval", { value: "9", was: "5" }, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers[0].status === 200 ? "8" : "9";
    expect(await stored("top_carousel_interval")).toBe(winner);
  });

  test("logs nothing if the value is unchanged", async () => {
    const known = await db.auditEntry.count();
    expect((await put("show_dot_navigation", { value: "true" })).status).toBe(200);
    expect(await db.auditEntry.count()).toBe(known);
  });

  test("lists edits newest first, and restores a former value by another change", async () => {
    await put("bottom_carousel_interval", { value: "12" });
    const [change] = (await listHomepageChanges()).items;
    expect(change).toMatchObject({ key: "bottom_carousel_interval", before: "6", after: "12" });
    await put("bottom_carousel_interval", { value: change!.before, was: change!.after });
    expect((await listHomepageChanges()).items[0]).toMatchObject({ before: "12", after: "6" });
    expect((await getHomepageSettings()).carouselSeconds.bottom).toBe(6);
  });
});

describe("homepage setting queries", () => {
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

  test("returns all twelve keys with their defaults if nothing is set", async () => {
    const response = await listAll(new Request(`${site}/api/homepage-settings?_t=1`));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(
      homepageSettingKeys.map((key) => ({ key, value: homepageDefaults[key] })),
    );
  });

  test("returns a stored value in the list, alone, and for pages", async () => {
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

  test.each(homepageSettingKeys)("returns %s with its default if it is unset", async (key) => {
    const response = await ask(key);
    expect([response.status, await response.json()]).toEqual([200, { value: homepageDefaults[key] }]);
  });

  test.each(["unknown", "toString", "__proto__", "SITE_LOGO", "site_logo%00"])(
    "answers 404 for the unknown key %s",
    async (key) => {
      const response = await ask(key);
      expect([response.status, await response.json()]).toEqual([
        404,
        { error: "This setting doesn’t exist.", code: "not_found" },
      ]);
    },
  );

  test("caches settings until one changes", async () => {
    await getHomepageSettings();
    const end = Date.now() + 30_000;
    while (!sharedCache().isLive() && Date.now() < end) await new Promise(setImmediate);
    await getHomepageSettings();
    await db.homepageSetting.create({ data: { key: "show_top_ads", value: "true" } });
    expect((await getHomepageSettings()).showAds.top).toBe(false);
    await purgeNow(homepageTag);
    expect((await getHomepageSettings()).showAds.top).toBe(true);
  });
});
