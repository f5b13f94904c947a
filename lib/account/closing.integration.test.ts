import * as login from "@/app/api/login/route";
import * as exported from "@/app/api/profile/export/route";
import * as profile from "@/app/api/profile/route";
import * as register from "@/app/api/register/route";
import * as currentUser from "@/app/api/user/route";
import { sendDueMail } from "@/lib/notifications/mail.commands";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { writtenMails } from "@/prisma/test/mails";
import { createPerson, goodPassword, type Person } from "@/prisma/test/people";
import { newcomer } from "@/prisma/test/sign-in";

const close = (browser: Browser, password = goodPassword) =>
  browser.delete(profile.DELETE, "/api/profile", { body: { password } });

afterAll(() => stopQueue());

async function addListing(vendor: Person): Promise<string> {
  const { id } = await db.listing.create({
    data: {
      vendorId: vendor.vendorId ?? "",
      category: "products",
      status: "approved",
      title: "Oak table",
      description: "Solid and round.",
      priceCents: 12_000,
      vendorName: "Tables",
      publishedAt: new Date(),
    },
    select: { id: true },
  });
  return id;
}

/** A person with something of everything that a deletion touches. */
async function furnish(person: Person) {
  const other = await createPerson({ role: "vendor" });
  const listingId = await addListing(other);
  const userId = person.id;
  const { id: conversationId } = await db.conversation.create({
    data: { listingId, starterId: userId, ownerId: other.id },
    select: { id: true },
  });
  await db.message.create({ data: { conversationId, senderId: userId, text: "Is it still there?" } });
  await db.offer.create({
    data: {
      conversationId,
      listingId,
      proposedById: userId,
      amountCents: 10_000,
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  });
  await db.favorite.create({ data: { userId, listingId, priceCents: 12_000, note: "For the kitchen" } });
  await db.savedSearch.create({ data: { userId, name: "Tables", filter: { search: "table" } } });
  await db.review.create({
    data: {
      listingId,
      vendorId: other.vendorId ?? "",
      authorId: userId,
      rating: 5,
      text: "Lovely.",
      status: "published",
    },
  });
  const { id: jobId } = await db.job.create({
    data: {
      posterId: userId,
      title: "Carpenter",
      company: "Tables",
      category: "Crafts",
      description: "Makes tables.",
      status: "open",
      applyMethod: "email",
      applyEmail: person.email,
      publishedAt: new Date(),
      expiresAt: new Date(Date.now() + 86_400_000),
    },
    select: { id: true },
  });
  return { listingId, jobId, other };
}

describe("GET /api/profile/export", () => {
  test("gives out everything about the person as a file, and nothing secret or of others", async () => {
    const { person, browser } = await newcomer();
    const { other } = await furnish(person);
    await db.message.create({
      data: {
        conversationId: (await db.conversation.findFirstOrThrow({ where: { starterId: person.id } })).id,
        senderId: other.id,
        text: "What the other one wrote",
      },
    });
    const { status, headers, body } = await browser.get(exported.GET, "/api/profile/export");
    expect(status).toBe(200);
    expect(headers.get("content-disposition")).toBe(`attachment; filename="${person.username}-data.json"`);
    expect(body).toMatchObject({
      account: { username: person.username, email: person.email },
      messages: [{ text: "Is it still there?" }],
      offers: [{ amount: 100, status: "open" }],
      favorites: [{ priceWhenSaved: 120, note: "For the kitchen" }],
      reviews: [{ rating: 5, text: "Lovely." }],
      jobs: [{ title: "Carpenter" }],
    });
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/argon2|passwordHash|rotation|ipHash/);
    expect(text).not.toContain("What the other one wrote");
    expect(text).not.toContain(other.email);
  });

  test("is limited, and for people who are signed in", async () => {
    expect((await createBrowser().get(exported.GET, "/api/profile/export")).status).toBe(401);
    const { browser } = await newcomer();
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      statuses.push((await browser.get(exported.GET, "/api/profile/export")).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("DELETE /api/profile", () => {
  test("needs the password", async () => {
    const { person, browser } = await newcomer();
    expect((await close(browser, "wrong-password")).status).toBe(422);
    expect(await db.user.count({ where: { id: person.id, status: "active" } })).toBe(1);
  });

  test("removes what is the person's, ends what is open, keeps what others rely on", async () => {
    const { person, browser } = await newcomer();
    const { jobId, other } = await furnish(person);
    const answer = await close(browser);
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, message: "Your account was deleted." },
    ]);
    expect(browser.cookies.size).toBe(0);

    const user = await db.user.findUniqueOrThrow({ where: { id: person.id } });
    expect(user).toMatchObject({ status: "deleted", firstName: "Deleted", lastName: "User", phone: null });
    expect(JSON.stringify(user)).not.toContain(person.username);
    const where = { userId: person.id };
    expect([
      await db.favorite.count({ where }),
      await db.savedSearch.count({ where }),
      await db.session.count({ where }),
    ]).toEqual([0, 0, 0]);
    expect(await db.offer.findFirst({ where: { proposedById: person.id } })).toMatchObject({
      status: "withdrawn",
    });
    expect(await db.job.findUnique({ where: { id: jobId } })).toMatchObject({
      status: "closed",
      applyEmail: null,
    });
    expect(await db.message.count({ where: { senderId: person.id } })).toBe(1);
    expect(await db.review.count({ where: { vendorId: other.vendorId ?? "", status: "published" } })).toBe(1);
    await sendDueMail();
    expect(writtenMails(person.email).map(({ template }) => template)).toEqual(["account_closed"]);
  });

  test("lets nobody sign in with the old name, and frees name and address for a new account", async () => {
    const { person, browser } = await newcomer();
    const copy = browser.clone();
    await close(browser);
    expect((await copy.get(currentUser.GET, "/api/user")).status).toBe(401);
    const old = { username: person.username, password: goodPassword };
    expect((await createBrowser().post(login.POST, "/api/login", { body: old })).status).toBe(401);
    const body = {
      role: "customer",
      firstName: "New",
      lastName: "Person",
      email: person.email,
      username: person.username,
      phone: "555-010-0101",
      password: "green-wagon-42",
    };
    expect((await createBrowser().post(register.POST, "/api/register", { body })).status).toBe(201);
  });

  test("takes a vendor's listings, advertisements and details off the site", async () => {
    const { person, browser } = await newcomer({ vendorStatus: "approved" });
    const listingId = await addListing(person);
    const image = await db.image.create({
      data: { name: "closing-ad", width: 9, height: 9, blurDataUrl: "", bytes: 1 },
    });
    const ad = await db.advertisement.create({
      data: {
        vendorId: person.vendorId,
        title: "Tables",
        imageId: image.id,
        linkUrl: "https://tables.example",
        position: "top",
        status: "running",
        startsAt: new Date(),
        endsAt: new Date(Date.now() + 86_400_000),
      },
    });
    await close(browser);
    expect(await db.listing.findUnique({ where: { id: listingId } })).toMatchObject({ status: "removed" });
    expect(await db.advertisement.findUnique({ where: { id: ad.id } })).toMatchObject({ status: "ended" });
    expect(await db.vendor.findUnique({ where: { id: person.vendorId ?? "" } })).toMatchObject({
      status: "suspended",
      phone: "",
      about: "",
    });
  });

  test.each(["pending", "rejected", "suspended"] as const)("works for a %s vendor", async (vendorStatus) => {
    const { browser } = await newcomer({ vendorStatus });
    expect((await close(browser)).status).toBe(200);
  });

  test("is refused to the last admin, even when two go at once", async () => {
    const [one, two] = [await newcomer({ role: "admin" }), await newcomer({ role: "admin" })];
    const answers = await Promise.all([close(one.browser), close(two.browser)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error).toBe("You are the last administrator. Make somebody else one first.");
    expect(await db.user.count({ where: { role: "admin", status: "active" } })).toBe(1);
  });
});
