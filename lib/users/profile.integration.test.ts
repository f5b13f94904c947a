import sharp from "sharp";
import * as choices from "@/app/api/profile/notifications/route";
import * as profile from "@/app/api/profile/route";
import * as login from "@/app/api/login/route";
import * as uploads from "@/app/api/uploads/route";
import { listingTag } from "@/lib/listings/rules";
import { successStoriesTag } from "@/lib/reviews/rules";
import { db, rows, sql } from "@/lib/server/db";
import { runWithContext, type RequestContext } from "@/lib/server/response-context";
import type { Sql } from "@/lib/server/sql";
import { vendorTag } from "@/lib/vendors/rules";
import { createReview, createUser, createVendor } from "@/prisma/factories";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { createPerson, goodPassword } from "@/prisma/test/people";
import { createSignedInPerson, signIn } from "@/prisma/test/sign-in";
import { readName } from "./name-search.queries";
import { isOfPerson, isOfVendor, isPersonOf } from "./name-search.rows";

function change(browser: Browser, body: object) {
  return browser.patch(profile.PATCH, "/api/profile", { body });
}

async function upload(browser: Browser, color: string): Promise<string> {
  const create = { width: 64, height: 64, channels: 3 as const, background: color };
  const body = new FormData();
  body.set("file", new File([await sharp({ create }).png().toBuffer()] as BlobPart[], "me.png"));
  return String((await browser.post(uploads.POST, "/api/uploads", { body })).body.url);
}

describe("the profile", () => {
  test("shows and changes a person's own details", async () => {
    const { person, browser } = await createSignedInPerson();
    const { body: before } = await browser.get(profile.GET, "/api/profile");
    expect(before).toMatchObject({
      id: person.id,
      firstName: "Robin",
      emailVerified: false,
      pendingEmail: null,
    });
    const changed = await change(browser, {
      firstName: " Roberta ",
      phone: "555-010-0155",
      updatedAt: before.updatedAt,
    });
    expect([changed.status, changed.body]).toEqual([
      200,
      { ...before, firstName: "Roberta", phone: "555-010-0155", updatedAt: expect.any(String) },
    ]);
  });

  test("takes the time zone of the first sign-in that names one, and then the choice of the person", async () => {
    const person = await createPerson();
    const zoneOf = async () =>
      (await db.user.findUniqueOrThrow({ where: { id: person.id }, select: { timeZone: true } })).timeZone;
    const logIn = (headers: Record<string, string>) =>
      createBrowser().post(login.POST, "/api/login", {
        body: { username: person.username, password: goodPassword },
        headers,
      });
    for (const zone of ["Mars/Olympus", "+05:30", "'); DROP TABLE users; --"]) {
      expect((await logIn({ "x-time-zone": zone })).status).toBe(200);
      expect(await zoneOf()).toBeNull();
    }
    await logIn({ "x-time-zone": "America/Denver" });
    expect(await zoneOf()).toBe("America/Denver");
    await logIn({ "x-time-zone": "Europe/Paris" });
    expect(await zoneOf()).toBe("America/Denver");
    const browser = await signIn(person);
    const refused = await change(browser, { timeZone: "Mars/Olympus" });
    expect([refused.status, refused.body.fields]).toEqual([422, { timeZone: "Choose a time zone." }]);
    expect((await change(browser, { timeZone: "Europe/Paris" })).body.timeZone).toBe("Europe/Paris");
    await logIn({ "x-time-zone": "America/Denver" });
    expect(await zoneOf()).toBe("Europe/Paris");
  });

  test("purges the pages that show the name next to a published review", async () => {
    const { person, browser } = await createSignedInPerson();
    const { vendorId, listingId } = await createReview({ authorId: person.id, status: "published" });
    const answer: RequestContext = { tags: [] };
    await runWithContext(answer, () => change(browser, { firstName: "Roberta" }));
    const purged = answer.invalidations?.flatMap(({ tags }) => tags) ?? [];
    const shown = [listingTag(listingId), vendorTag(vendorId), successStoriesTag];
    expect(purged.toSorted()).toEqual(shown.toSorted());
  });

  test("answers 409 to an outdated change", async () => {
    const { browser } = await createSignedInPerson();
    const { body: before } = await browser.get(profile.GET, "/api/profile");
    await change(browser, { firstName: "First" });
    const late = await change(browser, { firstName: "Second", updatedAt: before.updatedAt });
    expect([late.status, late.body.error]).toEqual([
      409,
      "Your profile was changed on another device. Please check it again.",
    ]);
    expect((await browser.get(profile.GET, "/api/profile")).body.firstName).toBe("First");
  });

  test("22: changes only personal details", async () => {
    const { person, browser } = await createSignedInPerson();
    const extra = {
      role: "admin",
      status: "suspended",
      email: "x@mail.example",
      username: "boss",
      approved: true,
    };
    expect((await change(browser, { lastName: "Moss", ...extra })).status).toBe(200);
    const user = await db.user.findUniqueOrThrow({ where: { id: person.id } });
    expect(user).toMatchObject({
      role: "customer",
      status: "active",
      email: person.email,
      username: person.username,
    });
    expect((await change(browser, extra)).status).toBe(422);
  });

  test.each([
    [{ firstName: " " }, { firstName: "First name is required" }],
    [{ lastName: "" }, { lastName: "Last name is required" }],
    [{ phone: "" }, { phone: "Phone number is required" }],
    [{ firstName: "x".repeat(81) }, { firstName: "This is too long" }],
  ])("refuses %j", async (body, fields) => {
    const { browser } = await createSignedInPerson();
    const answer = await change(browser, body);
    expect([answer.status, answer.body.fields]).toEqual([422, fields]);
  });

  test("shows an uploaded picture and removes it", async () => {
    const { browser } = await createSignedInPerson();
    const url = await upload(browser, "#123");
    const shown = await change(browser, { profilePicture: url });
    expect(shown.body.profilePicture).toBe(url.replace("-640.", "-320."));
    expect((await change(browser, { profilePicture: null })).body.profilePicture).toBeNull();
  });

  test("refuses a picture of another person, of another host, and with an invalid address", async () => {
    const [one, other] = [await createSignedInPerson(), await createSignedInPerson()];
    const url = await upload(other.browser, "#456");
    for (const profilePicture of [url, "https://evil.example/x.webp", "/images/../x", ""]) {
      const { status, body } = await change(one.browser, { profilePicture });
      expect([status, body.fields]).toEqual([422, { profilePicture: "Choose a picture that you uploaded." }]);
    }
  });

  test("requires sign-in", async () => {
    expect((await createBrowser().get(profile.GET, "/api/profile")).status).toBe(401);
    expect((await change(createBrowser(), { firstName: "X" })).status).toBe(401);
  });
});

describe("notification choices", () => {
  test("turns all on by default, and saves changes", async () => {
    const { browser } = await createSignedInPerson();
    const first = await browser.get(choices.GET, "/api/profile/notifications");
    expect(first.body).toHaveLength(13);
    expect(
      new Set(
        (first.body as unknown as { site: boolean; email: boolean }[]).map(
          ({ site, email }) => site && email,
        ),
      ),
    ).toEqual(new Set([true]));
    const body = { choices: [{ type: "message", site: true, email: false, frequency: "weekly" }] };
    const changed = await browser.patch(choices.PATCH, "/api/profile/notifications", { body });
    expect(changed.body).toContainEqual({ type: "message", site: true, email: false, frequency: "weekly" });
    expect(changed.body).toContainEqual({ type: "offer", site: true, email: true, frequency: "instant" });
    const wrong = { choices: [{ type: "everything", site: true, email: true }] };
    expect((await browser.patch(choices.PATCH, "/api/profile/notifications", { body: wrong })).status).toBe(
      422,
    );
  });
});

describe("a search text", () => {
  const people = 2500;

  beforeAll(async () => {
    await rows(sql`
    INSERT INTO users (id, username, email, first_name, last_name, password_hash, updated_at)
    SELECT gen_random_uuid(), 'crowd-' || g, 'crowd-' || g || '@everybody.example', 'Robin', 'Miller', 'none', now()
    FROM generate_series(1, ${people}::int) g`);
  });

  test("counts a part of every address as frequent, but not a name or an unknown text, even without statistics", async () => {
    const frequent = async (text: string) => (await readName(text)).isOfManyPeople;
    expect(await frequent("@everybody.example")).toBe(true);
    expect(await frequent("EVERYBODY")).toBe(true);
    expect(await frequent("crowd-77")).toBe(false);
    expect(await frequent("no such person")).toBe(false);
    expect(await frequent("%")).toBe(false);
  });

  test("finds the same people and vendors whether it is frequent or rare", async () => {
    const { id: closed } = await createUser({
      username: "crowd-closed",
      status: "deleted",
      deletedAt: new Date(),
    });
    const { id: owner } = await createUser({ role: "vendor", username: "crowd-owner" });
    const owned = await createVendor({ userId: owner, businessName: "Lamps" });
    const named = await createVendor({ businessName: "The Crowd-Pleasers" });
    await createVendor({ businessName: "Chairs" });
    const found = async (isFrequent: boolean) => {
      const name = { text: "crowd-", isOfManyPeople: isFrequent, isOfManyVendors: isFrequent };
      const idsOf = async (table: Sql) =>
        (await rows<{ id: string }>(sql`SELECT id FROM ${table} ORDER BY id`)).map(({ id }) => id);
      return {
        vendors: await idsOf(sql`vendors v WHERE ${isOfVendor(sql`v.id`, name)}`),
        posters: await idsOf(sql`(SELECT w.id FROM users w WHERE ${isOfPerson(sql`w.id`, name)}) p`),
        people: await idsOf(sql`users u WHERE ${isPersonOf(name)}`),
      };
    };
    const [rare, frequent] = [await found(false), await found(true)];
    expect(frequent).toEqual(rare);
    expect(rare.vendors).toEqual([owned.id, named.id].toSorted());
    expect(rare.people).toHaveLength(people + 1);
    expect(rare.posters).toEqual(rare.people);
    expect(rare.people).toContain(owner);
    expect(rare.people).not.toContain(closed);
  });

  test("counts a text as frequent only among vendors if many businesses and no people have it, and the other way around", async () => {
    await rows(sql`
    INSERT INTO vendors (id, user_id, business_name, slug, category, phone, updated_at)
    SELECT gen_random_uuid(), u.id, 'Studio ' || u.username, u.username, 'products', '555-010-4321', now()
    FROM users u LEFT JOIN vendors v ON v.user_id = u.id WHERE v.id IS NULL`);
    expect(await readName("studio")).toEqual({
      text: "studio",
      isOfManyPeople: false,
      isOfManyVendors: true,
    });
    expect(await readName("miller")).toEqual({
      text: "miller",
      isOfManyPeople: true,
      isOfManyVendors: false,
    });
    const { text: peoples } = isPersonOf(await readName("studio"));
    expect(peoples).not.toContain("CASE");
  });
});
