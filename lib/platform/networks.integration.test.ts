import * as conversations from "@/app/api/conversations/route";
import * as documents from "@/app/api/documents/route";
import * as reports from "@/app/api/reports/route";
import * as uploads from "@/app/api/uploads/route";
import * as contact from "@/app/api/vendors/[id]/contact/route";
import { uploadLimit } from "@/lib/images/upload.rules";
import { messageLimit, unconfirmedLimit } from "@/lib/messages/rules";
import { reportLimit } from "@/lib/reports/rules";
import { withClientNetwork } from "@/lib/server/client-network";
import { db, rows, sql } from "@/lib/server/db";
import { consume, refund, type Limit } from "@/lib/server/rate-limit";
import { contactLimit } from "@/lib/vendors/contact/contact.rules";
import { createListing } from "@/prisma/factories";
import type { Browser, Received } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";

const peer = "203.0.113.7";
const from = (address: string) => ({ "x-plaza-peer": address });

async function exhaust(limit: Limit & { network: { points: number } }): Promise<void> {
  await withClientNetwork(new Headers(from(peer)), () => consume(limit, "stranger", "Too often."));
  await rows(sql`
    UPDATE rate_limits SET points = ${limit.network.points} WHERE key LIKE ${`${limit.name}-network:%`}`);
}

function form(): FormData {
  const body = new FormData();
  body.set("file", new Blob(["no picture"]), "a.png");
  return body;
}

type Ask = (
  browser: Browser,
  address: string,
  ids: { listingId: string; vendorId: string },
) => Promise<Received>;

const write: Ask = (browser, address, { listingId }) =>
  browser.post(conversations.POST, "/api/conversations", {
    headers: from(address),
    body: { listingId, text: "Is it still there?" },
  });

const kinds: [string, Limit & { network: { points: number } }, Ask][] = [
  ["messages", messageLimit, write],
  ["messages of people whose email is not confirmed", unconfirmedLimit, write],
  [
    "revealed phone numbers",
    contactLimit,
    (browser, address, { vendorId }) =>
      browser.post(contact.POST, `/api/vendors/${vendorId}/contact`, {
        headers: from(address),
        params: { id: vendorId },
        body: {},
      }),
  ],
  [
    "pictures",
    uploadLimit,
    (browser, address) =>
      browser.post(uploads.POST, "/api/uploads", { headers: from(address), body: form() }),
  ],
  [
    "documents",
    uploadLimit,
    (browser, address) =>
      browser.post(documents.POST, "/api/documents", { headers: from(address), body: form() }),
  ],
  [
    "reports",
    reportLimit,
    (browser, address, { listingId }) =>
      browser.post(reports.POST, "/api/reports", {
        headers: from(address),
        body: { subject: "listing", subjectId: listingId, reason: "scam", text: "" },
      }),
  ],
];

beforeEach(() => rows(sql`DELETE FROM rate_limits`));

test.each(kinds)("counts %s for their network across accounts", async (_, limit, ask) => {
  const { id: listingId, vendorId } = await createListing();
  const { person, browser } = await createSignedInPerson();
  const emailVerifiedAt = limit.name === unconfirmedLimit.name ? null : new Date();
  await db.user.update({ where: { id: person.id }, data: { emailVerifiedAt } });
  await exhaust(limit);
  const refused = await ask(browser, peer, { listingId, vendorId });
  expect([refused.status, refused.body.error]).toEqual([
    429,
    expect.stringMatching(/^Too many people on your network are doing this\. Try again in \d+ minutes\.$/),
  ]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask(browser, "203.0.113.8", { listingId, vendorId })).status).not.toBe(429);
});

const own = { name: "own", points: 2, seconds: 60, network: { points: 3, seconds: 60 } };

const use = (address: string, subject: string) =>
  withClientNetwork(new Headers(from(address)), () => consume(own, subject, "Too often.")).then(
    () => "counted",
    ({ message }: Error) => message,
  );

test("counts a refused request toward neither the account nor the network", async () => {
  expect(await Promise.all(["ann", "ann"].map((name) => use(peer, name)))).toEqual(["counted", "counted"]);
  for (let more = 0; more < 3; more += 1) expect(await use(peer, "ann")).toBe("Too often.");
  expect(await use(peer, "bob")).toBe("counted");
  await withClientNetwork(new Headers(from(peer)), () => refund(own, "bob"));
  expect(await use(peer, "bob")).toBe("counted");
  const refused = "Too many people on your network are doing this. Try again in a minute.";
  for (let more = 0; more < 3; more += 1) expect(await use(peer, "bob")).toBe(refused);
  expect(await use("203.0.113.8", "bob")).toBe("counted");
});

test("counts addresses of one IPv6 network together and skips unknown addresses", async () => {
  for (const [name, last] of [
    ["ann", 1],
    ["bob", 2],
    ["eve", 3],
  ] as const) {
    expect(await use(`2001:db8::${last}`, name)).toBe("counted");
  }
  expect(await use("2001:db8::4", "ian")).toContain("Too many people");
  expect(await use("", "ian")).toBe("counted");
});
