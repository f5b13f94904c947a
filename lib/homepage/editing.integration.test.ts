import { GET as getOne, PUT } from "@/app/api/homepage-settings/[key]/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createImage } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import { newcomer } from "@/prisma/test/sign-in";
import { getHomepageSettings, listHomepageChanges } from "./queries";
import { homepageSettingKeys } from "./rules";

let admin: Browser;
let other: Browser;
beforeAll(async () => {
  ({ browser: admin } = await newcomer({ role: "admin" }));
  ({ browser: other } = await newcomer({ role: "admin" }));
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

test("change a setting for pages and the API at once", async () => {
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
)("refuse for %s the value %j", async (key, value) => {
  const { status, body } = await put(key, { value });
  expect([status, body]).toMatchObject([422, { fields: { value: expect.any(String) as string } }]);
  expect(await stored(key)).toBeUndefined();
});

test("take a logo that was uploaded, and none again", async () => {
  const { name } = await createImage();
  const value = `/images/${name}-640.webp`;
  expect((await put("site_logo", { value })).status).toBe(200);
  expect((await getHomepageSettings()).siteLogo).toBe(value);
  expect((await put("site_logo", { value: "" })).status).toBe(200);
  expect((await getHomepageSettings()).siteLogo).toBeNull();
});

test("answer 404 for an unknown key", async () => {
  expect((await put("unknown", { value: "true" })).status).toBe(404);
});

test("let one of two admins win who saw the same value", async () => {
  const answers = await Promise.all([
    put("top_carousel_interval", { value: "8", was: "5" }),
    put("top_carousel_interval", { value: "9", was: "5" }, other),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = answers[0].status === 200 ? "8" : "9";
  expect(await stored("top_carousel_interval")).toBe(winner);
});

test("write nothing to the log where the value is the same", async () => {
  const known = await db.auditEntry.count();
  expect((await put("show_dot_navigation", { value: "true" })).status).toBe(200);
  expect(await db.auditEntry.count()).toBe(known);
});

test("list changes newest first, and go back to a former value by one more change", async () => {
  await put("bottom_carousel_interval", { value: "12" });
  const [change] = (await listHomepageChanges()).items;
  expect(change).toMatchObject({ key: "bottom_carousel_interval", before: "6", after: "12" });
  await put("bottom_carousel_interval", { value: change!.before, was: change!.after });
  expect((await listHomepageChanges()).items[0]).toMatchObject({ before: "12", after: "6" });
  expect((await getHomepageSettings()).carouselSeconds.bottom).toBe(6);
});
