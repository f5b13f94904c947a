import { GET as listAll } from "@/app/api/admin/settings/route";
import { PUT } from "@/app/api/admin/settings/[key]/route";
import { siteOfMail } from "@/lib/notifications/mail/mail.rows";
import { db, rows, transaction } from "@/lib/server/db";
import { getSite } from "@/lib/server/site";
import { sessionCookie } from "@/lib/server/tokens";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { limitsOf } from "@/lib/subscriptions/billing/plan.queries";
import { createVendor } from "@/prisma/factories";
import { readPoints } from "./numbers.rows";
import { keysOfPlan, numberSettings } from "./numbers.rules";
import { getPolicy } from "./policies.queries";
import { findSettingVersion, listSettingChanges, listSettingValues } from "./queries";
import { settingsOf } from "./rules";

let admin: Browser;
let other: Browser;
let adminId = "";
beforeAll(async () => {
  const mine = await createSignedInPerson({ role: "admin" });
  [admin, adminId] = [mine.browser, mine.person.id];
  ({ browser: other } = await createSignedInPerson({ role: "admin" }));
});
beforeEach(() => db.siteSetting.deleteMany());
afterAll(async () => {
  await db.siteSetting.deleteMany();
  await stopQueue();
});

const policy = (word: string) => `# Cookies\n\nWhat {site} keeps.\n\n## One\n\n${word}\n\n- a point`;
const paragraph = (text: string) => ({ kind: "paragraph", text });
const changes = async (query = {}) => (await listSettingChanges(query)).items;
const newest = async () => (await changes())[0];

function put(key: string, body: object, browser = admin) {
  return browser.put(PUT, `/api/admin/settings/${key}`, { params: { key }, body });
}

test("publishes a policy at once, reads its versions, and restores one with another change", async () => {
  expect((await getPolicy("cookie_policy")).title).toBe("Cookie Policy");
  expect(JSON.stringify(await getPolicy("cookie_policy"))).toContain(
    `"${sessionCookie} keeps you signed in.`,
  );
  expect((await put("cookie_policy", { value: policy("First.") })).status).toBe(200);
  expect(await getPolicy("cookie_policy")).toMatchObject({
    title: "Cookies",
    summary: "What Plaza keeps.",
    updated: new Date().toISOString().slice(0, 10),
    sections: [{ heading: "One", blocks: [paragraph("First."), { kind: "list", items: ["a point"] }] }],
  });
  const first = await newest();
  await put("cookie_policy", { value: policy("Second."), was: policy("First.") });
  expect((await getPolicy("cookie_policy")).sections[0]?.blocks[0]).toEqual(paragraph("Second."));
  const version = await findSettingVersion(first?.id ?? "");
  expect(version).toMatchObject({ key: "cookie_policy", value: policy("First.") });
  await put("cookie_policy", { value: version?.value ?? "", was: policy("Second.") });
  expect((await getPolicy("cookie_policy")).sections[0]?.blocks[0]).toEqual(paragraph("First."));
  expect((await changes()).slice(0, 3).map(({ key }) => key)).toEqual(Array(3).fill("cookie_policy"));
  await put("cookie_policy", { value: "" });
  expect((await getPolicy("cookie_policy")).title).toBe("Cookie Policy");
});

test.each([
  ["cookie_policy", "# Cookies\n\nAll.\n\n## One\n\n<b>bold</b>"],
  ["terms_of_service", "No title"],
  ["admin_second_step", "yes"],
  ["site_name", ""],
  ["site_name", "<b>Plaza</b>"],
  ["contact_email", "hello@plaza"],
  ["postal_address", "1 Main St\nDayton"],
  ["postal_address", "<b>1 Main St</b>"],
  ["postal_address", "1".repeat(201)],
  ["points_review", "-1"],
  ["points_review", "2.5"],
  ["points_months", "0"],
])("refuses for %s the value %j with a message at its field", async (key, value) => {
  const { status, body } = await put(key, { value });
  expect([status, body]).toMatchObject([422, { fields: { value: expect.any(String) as string } }]);
  expect(await db.siteSetting.findUnique({ where: { key } })).toBeNull();
});

test("lists the versions of a policy page by page, however much else changes", async () => {
  for (let at = 0; at < 22; at += 1) await put("cookie_policy", { value: policy(`Number ${at}.`) });
  await put("points_review", { value: "21" });
  const first = await listSettingChanges({ key: "cookie_policy" });
  const second = await listSettingChanges({ key: "cookie_policy", cursor: first.next ?? "" });
  const ids = [...first.items, ...second.items].slice(0, 22).map(({ id }) => id);
  expect([first.items.length, new Set(ids).size]).toEqual([20, 22]);
  const oldest = await findSettingVersion(ids.at(-1) ?? "");
  expect(oldest?.value).toBe(policy("Number 0."));
});

test("answers 404 for an unknown setting, and 403 to everyone but admins", async () => {
  expect((await put("unknown", { value: "true" })).status).toBe(404);
  const { browser } = await createSignedInPerson({ role: "customer" });
  expect((await put("cookie_policy", { value: "" }, browser)).status).toBe(403);
});

test("writes nothing when a setting is saved unchanged", async () => {
  const known = await db.auditEntry.count();
  const { cookie_policy: value } = settingsOf(await listSettingValues());
  expect((await put("cookie_policy", { value })).status).toBe(200);
  expect([await db.siteSetting.count(), await db.auditEntry.count()]).toEqual([0, known]);
});

test("accepts only one of two admins who edit the same text", async () => {
  const answers = await Promise.all([
    put("cookie_policy", { value: policy("Mine."), was: "" }),
    put("cookie_policy", { value: policy("Theirs."), was: "" }, other),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("lets only an admin with a second step require it, and then requires it of every other admin", async () => {
  const refused = await put("admin_second_step", { value: "true" });
  expect([refused.status, refused.body.error]).toEqual([
    422,
    "Turn on two-step sign-in in your own profile first.",
  ]);
  await db.totpCredential.create({
    data: { userId: adminId, secret: "sealed", confirmedAt: new Date() },
  });
  expect((await put("admin_second_step", { value: "true" })).status).toBe(200);
  expect((await admin.get(listAll, "/api/admin/settings")).status).toBe(200);
  expect((await other.get(listAll, "/api/admin/settings")).status).toBe(403);
  expect((await put("admin_second_step", { value: "false" }, other)).status).toBe(403);
  expect((await put("admin_second_step", { value: "false" })).status).toBe(200);
  expect((await other.get(listAll, "/api/admin/settings")).status).toBe(200);
});

test("applies a new name, contact, and address at once on pages, in messages, and in policies", async () => {
  const before = await getSite();
  expect((await put("site_name", { value: "Harbor Market", was: before.name })).status).toBe(200);
  expect((await put("contact_email", { value: "help@harbor.example" })).status).toBe(200);
  const postalAddress = "Harbor Market, 1 Pier Rd, Dayton, OH 45402";
  expect((await put("postal_address", { value: postalAddress })).status).toBe(200);
  const site = { name: "Harbor Market", contactEmail: "help@harbor.example", postalAddress };
  expect(await getSite()).toEqual(site);
  expect(await transaction((tx) => siteOfMail(tx))).toMatchObject(site);
  expect((await getPolicy("privacy_policy")).summary).toContain("Harbor Market");
  expect((await changes()).slice(0, 3)).toMatchObject([
    { key: "postal_address", after: postalAddress },
    { key: "contact_email", after: "help@harbor.example" },
    { key: "site_name", after: "Harbor Market" },
  ]);
  await put("site_name", { value: before.name });
  expect((await put("postal_address", { value: "" })).status).toBe(200);
  expect(await getSite()).toMatchObject({ name: before.name, postalAddress: "" });
});

test("uses the numbers of the contract until an admin sets others", async () => {
  expect(await readPoints({ rows })).toMatchObject({ points_review: 20, points_a_day: 100 });
  expect((await put("points_review", { value: "25", was: "20" })).status).toBe(200);
  expect(await readPoints({ rows })).toMatchObject({ points_review: 25, points_a_day: 100 });
  expect((await put("points_review", { value: "30", was: "20" })).status).toBe(409);
});

test("applies limits of plans at once to the vendors who have them, with history", async () => {
  const { id: vendorId } = await createVendor();
  const limits = () => limitsOf({ rows }, vendorId);
  expect(await limits()).toEqual({ listings: 10, photos: 10, featured: 0, ads: 1 });
  try {
    expect((await put("starter_listings", { value: "12", was: "10" })).status).toBe(200);
    expect((await put("starter_listings", { value: "15", was: "10" })).status).toBe(409);
    expect(await limits()).toMatchObject({ listings: 12, photos: 10 });
    expect(settingsOf(await listSettingValues())).toMatchObject({
      starter_listings: "12",
      pro_listings: "100",
    });
    expect(await newest()).toMatchObject({ key: "starter_listings", after: "12" });
    expect((await put("pro_trial_days", { value: "30" })).status).toBe(200);
    expect((await db.plan.findUniqueOrThrow({ where: { id: "pro" } })).trialDays).toBe(30);
    expect((await put("starter_photos", { value: "101" })).status).toBe(422);
  } finally {
    await put("starter_listings", { value: "10" });
    await put("pro_trial_days", { value: "14" });
  }
  expect(await limits()).toMatchObject({ listings: 10 });
});

test("starts a plan with the numbers that the settings name", async () => {
  const values = settingsOf(await listSettingValues());
  const known = Object.values(keysOfPlan).flat();
  expect(known.map((key) => values[key])).toEqual(known.map((key) => String(numberSettings[key].fallback)));
});
