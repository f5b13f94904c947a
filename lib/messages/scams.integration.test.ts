import * as all from "@/app/api/conversations/route";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createJob, createListing } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import {
  createConversation,
  createPersonWithBrowser,
  start,
  thread,
  write,
} from "@/prisma/test/conversations";
import { createPerson } from "@/prisma/test/people";

jest.setTimeout(60_000);

beforeEach(() => rows(sql`DELETE FROM rate_limits`));
afterAll(() => stopQueue());

const newVendor = async () => (await createPerson({ vendorStatus: "approved" })).vendorId ?? "";
const fishy = "Text 5125550147 and pay by wire transfer";

describe("a first message", () => {
  async function pair(text: string) {
    const customer = await createPersonWithBrowser();
    const vendor = await createPersonWithBrowser({ vendorStatus: "approved" });
    const { body } = await start(customer, { vendorId: vendor.vendorId }, text);
    return { customer, vendor, id: String(body.id) };
  }

  test("warns its reader, and not its sender", async () => {
    const { customer, vendor, id } = await pair(fishy);
    const [read] = (await thread(vendor, id)).items;
    const [own] = (await thread(customer, id)).items;
    expect([read?.warnings, own?.warnings]).toEqual([["payment", "phone"], []]);
  });

  test("has no warnings if it’s an ordinary question", async () => {
    const { vendor, id } = await pair("Is it still available for $120?");
    expect((await thread(vendor, id)).items[0]?.warnings).toEqual([]);
  });

  test("warns about the words that admins blocked, as they were when it was sent", async () => {
    await db.blockedWord.create({ data: { word: "moonstone", effect: "flag" } });
    const { vendor, id } = await pair("I have a Moonstone for you");
    await db.blockedWord.deleteMany({});
    expect((await thread(vendor, id)).items[0]?.warnings).toEqual(["word"]);
  });

  test("limits warnings to the first message: later messages and answers have none", async () => {
    const { customer, vendor, id } = await createConversation();
    await write(customer, id, fishy);
    await write(vendor, id, "Call me on (512) 555-0147");
    const warnings = [...(await thread(vendor, id)).items, ...(await thread(customer, id)).items];
    expect(warnings.flatMap((message) => message.warnings)).toEqual([]);
  });

  test("has no warnings about a job, for which people give their phone number", async () => {
    const applicant = await createPersonWithBrowser();
    const poster = await createPersonWithBrowser();
    const { id: jobId } = await createJob({ posterId: poster.id });
    const { body } = await start(applicant, { jobId }, "My number is 512-555-0147");
    expect((await thread(poster, String(body.id))).items[0]?.warnings).toEqual([]);
  });

  test("has no warnings after it was taken back", async () => {
    const { vendor, id } = await pair(fishy);
    await rows(sql`UPDATE messages SET taken_back_at = now(), text = '' WHERE conversation_id = ${id}::uuid`);
    expect((await thread(vendor, id)).items[0]?.warnings).toEqual([]);
  });
});

describe("a new account", () => {
  async function writeToFive(customer: Browser): Promise<void> {
    for (let person = 0; person < 5; person += 1) {
      expect((await start(customer, { vendorId: await newVendor() })).status).toBe(201);
    }
  }

  test("starts conversations with five new people a day, and is then given the time of the next", async () => {
    const customer = await createPersonWithBrowser();
    await writeToFive(customer);
    const { status, body, headers } = await start(customer, { vendorId: await newVendor() });
    expect([status, body.error]).toEqual([
      429,
      "New accounts can write to 5 new people a day. You can write to someone new in 24 hours.",
    ]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(86_000);
    expect(await db.conversation.count({ where: { starterId: customer.id } })).toBe(5);
  });

  test("starts one again a day after the first of them", async () => {
    const customer = await createPersonWithBrowser();
    await writeToFive(customer);
    await rows(sql`
      UPDATE conversations SET created_at = created_at - interval '24 hours' WHERE id = (
        SELECT id FROM conversations WHERE starter_id = ${customer.id}::uuid ORDER BY created_at LIMIT 1)`);
    expect((await start(customer, { vendorId: await newVendor() })).status).toBe(201);
    expect((await start(customer, { vendorId: await newVendor() })).status).toBe(429);
  });

  test("starts only five of six conversations that it begins at once", async () => {
    const customer = await createPersonWithBrowser();
    const vendorIds = await Promise.all([1, 2, 3, 4, 5, 6].map(newVendor));
    const answers = await Promise.all(vendorIds.map((vendorId) => start(customer, { vendorId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 429]);
  });

  test("writes to people it talks with, also about something else", async () => {
    const customer = await createPersonWithBrowser();
    const vendorId = await newVendor();
    const first = await start(customer, { vendorId });
    for (let person = 0; person < 4; person += 1) await start(customer, { vendorId: await newVendor() });
    expect((await start(customer, { vendorId: await newVendor() })).status).toBe(429);
    const { id: listingId } = await createListing({ vendorId });
    expect((await start(customer, { listingId })).status).toBe(201);
    expect((await write(customer, String(first.body.id), "One more thing")).status).toBe(201);
  });

  test("writes without a limit from its eighth day on", async () => {
    const customer = await createPersonWithBrowser();
    await rows(sql`UPDATE users SET created_at = now() - interval '7 days' WHERE id = ${customer.id}::uuid`);
    await writeToFive(customer);
    expect((await start(customer, { vendorId: await newVendor() })).status).toBe(201);
  });

  test("uses up none of its daily messages when it’s refused", async () => {
    const customer = await createPersonWithBrowser();
    await writeToFive(customer);
    const counted = () =>
      rows<{ points: number }>(sql`SELECT points FROM rate_limits WHERE key LIKE 'messages:%'`);
    const before = await counted();
    await customer.post(all.POST, "/api/conversations", {
      body: { vendorId: await newVendor(), text: "Hello" },
    });
    expect(await counted()).toEqual(before);
  });
});
