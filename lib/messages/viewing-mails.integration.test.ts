import { openPart } from "@/lib/notifications/mail/mail.queries";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { askForViewing, atDesk, createConversations, stepViewing } from "@/prisma/test/deals";
import { thread } from "@/prisma/test/conversations";
import { endViewings } from "./deals/ending.commands";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const home = {
  category: "realestate",
  propertyType: "condo",
  listingType: "sale",
  state: "TX",
} as const;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

test("adds the reader’s time to emails and digests if their zone differs", async () => {
  const { vendor, listingId, first } = await createConversations(home);
  const { buyer, id } = first;
  await db.user.update({ where: { id: buyer.id }, data: { timeZone: "America/Los_Angeles" } });
  await db.user.update({ where: { id: vendor.id }, data: { timeZone: "America/Chicago" } });
  const day = inDays(2).toISOString().slice(0, 10);
  const yourTime = /That’s (.*) your time\./;
  const textsTo = async (userId: string) => {
    const mails = await db.mail.findMany({ where: { userId }, orderBy: { createdAt: "asc" } });
    return Promise.all(mails.map(({ text }) => openPart(text)));
  };
  await askForViewing(buyer, id, `${day}T16:00:00Z`);
  const requestMail = (await textsTo(vendor.id)).at(-1);
  expect(requestMail).toMatch(/ at 1[01]:00 AM C[SD]T/);
  expect(requestMail).not.toMatch(yourTime);
  await db.user.update({ where: { id: buyer.id }, data: { timeZone: "Asia/Tokyo" } });
  await stepViewing(vendor, id, "reschedule", { startsAt: `${day}T17:00:00Z` });
  const next = new Date(`${day}T17:00:00Z`).toLocaleString("en-US", {
    timeZone: "Asia/Tokyo",
    weekday: "long",
  });
  expect((await textsTo(buyer.id)).at(-1)).toMatch(
    new RegExp(`That’s ${next}, .* at 2:00 AM GMT\\+9 your time\\.`),
  );
  await db.notificationPreference.create({
    data: { userId: buyer.id, type: "offer", site: true, email: true, frequency: "daily" },
  });
  await db.user.update({ where: { id: buyer.id }, data: { timeZone: "America/Los_Angeles" } });
  await stepViewing(vendor, id, "reschedule", { startsAt: `${day}T18:00:00Z` });
  const item = await db.digestItem.findFirstOrThrow({ where: { userId: buyer.id } });
  const [, there = "", here = ""] =
    / at (\d+):00 PM C[SD]T\. That’s (\d+):00 AM P[SD]T your time\.$/.exec(item.body) ?? [];
  expect(["12 10", "1 11"]).toContain(`${there} ${here}`);
  expect((await thread(buyer, id)).items[0]?.text).not.toMatch(yourTime);
  await db.notificationPreference.deleteMany({ where: { userId: buyer.id } });
  await atDesk(vendor, listingId, "sell");
  await endViewings();
  expect((await textsTo(buyer.id)).at(-1)).toMatch(
    /^Viewing canceled\n[^]*The viewing on [^]* was canceled[^]*That’s 1[01]:00 AM P[SD]T your time\./,
  );
});
