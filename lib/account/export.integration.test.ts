import { strFromU8, unzipSync } from "fflate";
import * as documents from "@/app/api/documents/route";
import * as exported from "@/app/api/profile/export/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import {
  createFavorite,
  createSavedJob,
  createImage,
  createJob,
  createListing,
  createReview,
  createSubscription,
} from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { createPersonWithBrowser, start, write } from "@/prisma/test/conversations";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const path = "/api/profile/export";
const pdf = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n";

async function download({ cookies }: Pick<Browser, "cookies">) {
  const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
  const answer = await exported.GET(new Request(`http://localhost:3000${path}`, { headers: { cookie } }));
  expect(answer.status).toBe(200);
  const entries = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const text = strFromU8(entries["data.json"]!);
  return { answer, entries, text, data: JSON.parse(text) as Record<string, never> };
}

async function upload(browser: Browser, name: string): Promise<string> {
  const body = new FormData();
  body.set("file", new File([pdf], name));
  return String((await browser.post(documents.POST, "/api/documents", { body })).body.id);
}

async function createInviter() {
  const inviter = await createPersonWithBrowser({ vendorStatus: "approved" });
  await db.vendor.update({ where: { id: inviter.vendorId }, data: { businessName: "Ash & Birch" } });
  return inviter;
}

describe("GET /api/profile/export", () => {
  test("57: exports a customer’s texts, files, and partners without others’ messages", async () => {
    const person = await createPersonWithBrowser({ firstName: "Ada" });
    const seller = await createPersonWithBrowser({ vendorStatus: "approved" });
    const { id: listingId } = await createListing({ vendorId: seller.vendorId, title: "Oak desk" });
    const { body } = await start(person, { listingId }, "Is it still there?");
    const conversationId = String((body as { id: string }).id);
    await write(seller, conversationId, "The seller’s own words");
    const documentId = await upload(person, "My plan.pdf");
    await db.offer.create({
      data: {
        conversationId,
        listingId,
        proposedById: person.id,
        amountCents: 10_000,
        note: "Cash",
        expiresAt: daysFromNow(1),
      },
    });
    await createFavorite({ userId: person.id, listingId, note: "For the kitchen" });
    const { jobId: savedJobId } = await createSavedJob({ userId: person.id });
    await createReview({
      listingId,
      authorId: person.id,
      text: "Lovely.",
      replyText: "The seller’s own reply",
      repliedAt: new Date(),
    });
    const [offer] = await db.offer.findMany({ where: { conversationId } });
    const rated = { dealId: offer!.id, vendorId: seller.vendorId, buyerId: person.id, rating: 4 };
    await db.buyerRating.create({
      data: { ...rated, text: "The seller’s rating", status: "published", publishAt: new Date() },
    });
    const about = { dealId: offer!.id, openerId: seller.id, otherId: person.id, reason: "other" } as const;
    await db.dealCase.create({
      data: {
        ...about,
        statementsUntil: new Date(),
        statements: {
          create: [
            { authorId: person.id, text: "I paid." },
            { authorId: seller.id, text: "The seller’s statement" },
          ],
        },
      },
    });
    const session = await db.session.findFirstOrThrow({ where: { userId: person.id } });
    await db.pushSubscription.create({
      data: {
        userId: person.id,
        sessionId: session.id,
        endpoint: "https://push.example/mine",
        p256dh: "key-of-push",
        auth: "secret-of-push",
      },
    });
    const linked = { issuer: "https://login.example", subject: "ada", email: "ada@login.example" };
    await db.identity.create({ data: { userId: person.id, ...linked } });
    const { answer, entries, data, text } = await download(person);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": expect.stringMatching(/^attachment; filename="person-[\w-]+-data\.zip"$/),
    });
    const business = (await db.vendor.findUniqueOrThrow({ where: { id: seller.vendorId } })).businessName;
    expect(data).toMatchObject({
      account: { firstName: "Ada" },
      conversations: [{ id: conversationId, with: business, about: "Oak desk" }],
      messages: [{ conversationId, text: "Is it still there?" }],
      offers: [{ amount: 100, note: "Cash", status: "open" }],
      favorites: [{ note: "For the kitchen" }],
      savedJobs: [{ jobId: savedJobId }],
      reviews: [{ rating: 5, text: "Lovely." }],
      ratingsAboutMe: [{ rating: 4, createdAt: expect.any(String) }],
      cases: [{ reason: "other", status: "open", statements: [{ text: "I paid." }] }],
      pushSubscriptions: [{ endpoint: "https://push.example/mine" }],
      linkedSignIns: [linked],
      documents: [{ id: documentId, file: `files/${documentId}-My plan.pdf` }],
      business: null,
    });
    expect(strFromU8(entries[`files/${documentId}-My plan.pdf`]!)).toBe(pdf);
    expect(text).not.toMatch(/argon2|passwordHash|rotation|ipHash|key-of-push|secret-of-push/);
    expect(text).not.toMatch(/The seller’s (own|rating|statement)/);
  });

  test("exports a vendor’s plan, replies, imports, listings, and jobs", async () => {
    const person = await createPersonWithBrowser({ vendorStatus: "approved" });
    const { vendorId } = person;
    await createSubscription({ vendorId });
    const terms = { minimumOfferCents: 8_050n, sku: "BED-1", lowStockAt: 2 };
    const { id: listingId } = await createListing({ vendorId, title: "Elm bed", images: 1, ...terms });
    await db.importMapping.create({
      data: { vendorId, headerHash: "h", mapping: { header: ["Artikel"], columns: ["title"] } },
    });
    await createReview({
      listingId,
      text: "Written by a buyer",
      replyText: "Thank you!",
      repliedAt: new Date(),
    });
    await db.listingImport.create({
      data: { vendorId, createdById: person.id, fileName: "beds.csv", totalRows: 3 },
    });
    await createJob({
      posterId: person.id,
      title: "Joiner",
      companyAbout: "We make beds.",
      salaryMinCents: 2500n,
      salaryUnit: "hour",
    });
    const own = await createImage({ ownerId: person.id });
    // Somebody else uploaded the same picture first, so it is stored as theirs.
    const shared = await createImage({ ownerId: (await createSignedInPerson()).person.id });
    await db.upload.create({
      data: { userId: person.id, kind: "image", status: "stored", imageId: shared.id, fileName: "bed.jpg" },
    });
    await createImage({ ownerId: (await createSignedInPerson()).person.id });
    const { data, text } = await download(person);
    expect(data).toMatchObject({
      business: {
        plan: { planId: "pro", price: 29 },
        listings: [
          { title: "Elm bed", minimumOffer: 80.5, sku: "BED-1", lowStockAt: 2, images: [{ alt: "Elm bed" }] },
        ],
        importColumns: [{ header: ["Artikel"], columns: ["title"] }],
        imports: [{ fileName: "beds.csv", totalRows: 3 }],
        reviewReplies: [{ listingId, replyText: "Thank you!" }],
      },
      jobs: [{ title: "Joiner", companyAbout: "We make beds.", salaryMin: 25, salaryUnit: "hour" }],
      uploads: [{ fileName: "bed.jpg", status: "stored", picture: shared.name }],
    });
    const pictures = (data.pictures as unknown as { file: string }[]).map(({ file }) => file).toSorted();
    expect(pictures).toEqual([own, shared].map(({ name }) => `pictures/${name}.webp`).toSorted());
    expect(text).not.toContain("Written by a buyer");
  });

  test("exports an agent’s team, and the messages that the agent wrote for its business", async () => {
    const owner = await createPersonWithBrowser({ vendorStatus: "approved" });
    const agent = await createPersonWithBrowser();
    const buyer = await createPersonWithBrowser();
    const { vendorId } = owner;
    await db.vendor.update({ where: { id: vendorId }, data: { businessName: "Elm & Oak" } });
    await db.member.create({ data: { vendorId, userId: agent.id, role: "agent" } });
    const { id: listingId } = await createListing({ vendorId });
    const { body } = await start(buyer, { listingId }, "The buyer’s own words");
    const conversationId = String((body as { id: string }).id);
    await write(owner, conversationId, "The owner’s own words");
    await db.message.create({
      data: { conversationId, senderId: owner.id, writtenById: agent.id, text: "We open at nine." },
    });
    const { email } = await db.user.findUniqueOrThrow({ where: { id: agent.id } });
    const { vendorId: elsewhere, ...rest } = await createInviter();
    await db.memberInvitation.create({
      data: {
        vendorId: elsewhere,
        email: email.toUpperCase(),
        role: "manager",
        tokenHash: rest.id,
        expiresAt: daysFromNow(1),
      },
    });
    const { data, text } = await download(agent);
    expect(data).toMatchObject({
      membership: { business: "Elm & Oak", role: "agent", createdAt: expect.any(String) },
      messages: [{ conversationId, text: "We open at nine." }],
      invitations: [{ business: "Ash & Birch", role: "manager" }],
    });
    expect(text).not.toContain("own words");
    const { data: ofOwner } = await download(owner);
    expect(ofOwner).toMatchObject({ membership: null });
  });

  test("requires a session and is rate-limited", async () => {
    expect((await createBrowser().get(exported.GET, path)).status).toBe(401);
    const { browser } = await createSignedInPerson();
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      statuses.push((await browser.get(exported.GET, path)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
