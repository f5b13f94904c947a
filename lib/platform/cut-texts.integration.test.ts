import * as keys from "@/app/api/profile/api-keys/route";
import * as takeBack from "@/app/api/messages/[id]/take-back/route";
import * as applications from "@/app/api/jobs/[id]/applications/route";
import * as searches from "@/app/api/saved-searches/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createJob } from "@/prisma/factories";
import { createConversation, write } from "@/prisma/test/conversations";
import { csv, rowsOfImport, sendCsv, shopWith } from "@/prisma/test/imports";
import { goodPassword } from "@/prisma/test/people";
import { create, createSeller, inputs } from "@/prisma/test/selling";
import { createSignedInPerson } from "@/prisma/test/sign-in";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const half = "\ud83d";
const emoji = "😀";

describe("58: half an emoji in a request", () => {
  test("is left out of a listing’s facts", async () => {
    const { browser } = await createSeller();
    const details = { ...inputs.products.details, brand: `Northwood${half}` };
    const { status, body } = await create(browser, { ...inputs.products, details });
    expect(status).toBe(201);
    const stored = await db.listing.findUniqueOrThrow({ where: { id: String(body.id) } });
    expect(stored.details).toMatchObject({ brand: "Northwood" });
  });

  test("is left out of a saved search", async () => {
    const { browser } = await createSignedInPerson();
    const filter = { category: "products", search: `desk${half}` };
    const { status, body } = await browser.post(searches.POST, "/api/saved-searches", { body: { filter } });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ name: expect.not.stringContaining("�") }),
    ]);
  });

  test("is left out of the name of an API key", async () => {
    const { browser } = await createSignedInPerson({ confirmed: true });
    const body = { name: `Script${half}`, scopes: ["messages:read"], days: 30, password: goodPassword };
    expect((await browser.post(keys.POST, "/api/profile/api-keys", { body })).status).toBe(200);
    expect(await db.apiKey.findFirst({ where: { name: "Script" } })).not.toBeNull();
  });
});

describe("58: an emoji where a text is cut", () => {
  test("doesn’t refuse a CSV file", async () => {
    const shop = await shopWith(5);
    const title = `${"a".repeat(139)}${emoji}${emoji}`;
    const column = `${"b".repeat(79)}${emoji}`;
    const [header = "", line = ""] = csv(`products,${title},"A thing, well made",12.50,used,3,yes`).split(
      "\r\n",
    );
    const { status, body } = await sendCsv(shop.browser, `${header},${column}\r\n${line},`);
    expect(status).toBe(201);
    const [row] = await rowsOfImport(shop, body.id);
    expect(row).toMatchObject({ title: `${"a".repeat(139)}${emoji}` });
  });

  test("doesn’t refuse the second message of a thread", async () => {
    const { customer, vendor, id } = await createConversation();
    const text = `${"a".repeat(499)}${emoji}${emoji}`;
    expect((await write(customer, id, text)).status).toBe(201);
    const { body } = await db.notification.findFirstOrThrow({
      where: { userId: vendor.id, type: "message" },
    });
    expect(body).toBe(`${"a".repeat(499)}${emoji}`);
  });

  test("doesn’t refuse an application", async () => {
    const poster = await createSignedInPerson();
    const { id } = await createJob({ posterId: poster.person.id, title: `${"a".repeat(99)}${emoji} cook` });
    const { browser } = await createSignedInPerson({ confirmed: true });
    const body = { note: "I have cooked for four years." };
    const path = `/api/jobs/${id}/applications`;
    expect((await browser.post(applications.POST, path, { params: { id }, body })).status).toBe(201);
  });

  test("leaves nothing of a message that was taken back in the notification", async () => {
    const { customer, vendor, id } = await createConversation();
    const text = `${emoji.repeat(300)} the key is under the mat`;
    const sent = await write(customer, id, text);
    const params = { id: String(sent.body.id) };
    const path = `/api/messages/${params.id}/take-back`;
    expect((await customer.post(takeBack.POST, path, { params, body: {} })).status).toBe(200);
    const notices = await db.notification.findMany({ where: { userId: vendor.id, type: "message" } });
    expect(notices.map(({ body }) => body).join()).not.toContain(emoji);
  });
});
