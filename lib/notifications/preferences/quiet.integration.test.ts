import * as quiet from "@/app/api/profile/quiet-hours/route";
import { sendDigests } from "@/lib/notifications/mail/digest.commands";
import { sendDueMail } from "@/lib/notifications/mail/mail.commands";
import { queueMail } from "@/lib/notifications/mail/mail.rows";
import { notify } from "@/lib/notifications/notify/notify.rows";
import type { Notice } from "@/lib/notifications/notify/notice.rules";
import { db, rows, sql, transaction } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { createPersonWithBrowser } from "@/prisma/test/conversations";
import { timeOf } from "./quiet.rules";

afterAll(() => stopQueue());

const put = (browser: Browser, body: object) => browser.put(quiet.PUT, "/api/profile/quiet-hours", { body });
const get = async (browser: Browser) => (await browser.get(quiet.GET, "/api/profile/quiet-hours")).body;

function aroundNow() {
  const now = new Date();
  const minutes = now.getUTCHours() * 60 + now.getUTCMinutes();
  const at = (offset: number) => timeOf((minutes + offset + 1440) % 1440);
  return { from: at(-120), until: at(120), timeZone: "Etc/UTC" };
}

function noticeFor(userId: string, more: Partial<Notice> = {}): Notice {
  return {
    userId,
    type: "offer",
    title: "A new offer",
    body: "$80 for the oak desk",
    href: "/messages",
    mail: () => ({
      template: "quiet_test",
      subject: "A new offer",
      preview: "$80",
      heading: "A new offer",
      paragraphs: ["$80 for the oak desk"],
    }),
    ...more,
  };
}

const mailOf = (userId: string) =>
  db.mail.findFirstOrThrow({
    where: { userId },
    select: { status: true, attempts: true, nextAttemptAt: true },
  });

describe("the setting", () => {
  test("starts off, and shows what was saved", async () => {
    const person = await createPersonWithBrowser();
    expect(await get(person)).toEqual({ from: null, until: null, timeZone: null });
    const night = { from: "22:00", until: "07:00", timeZone: "America/Denver" };
    const { status, body } = await put(person, night);
    expect([status, body]).toEqual([200, night]);
    expect(await get(person)).toEqual(night);
  });

  test("keeps the time zone when it’s turned off", async () => {
    const person = await createPersonWithBrowser();
    await put(person, { from: "22:00", until: "07:00", timeZone: "America/Denver" });
    await put(person, { from: null, until: null, timeZone: null });
    expect(await get(person)).toEqual({ from: null, until: null, timeZone: "America/Denver" });
  });

  test.each([
    [{ from: "22:00", until: null, timeZone: "America/Denver" }, "until"],
    [{ from: "22:00", until: "22:00", timeZone: "America/Denver" }, "until"],
    [{ from: "24:00", until: "07:00", timeZone: "America/Denver" }, "from"],
    [{ from: "22:00", until: "07:00", timeZone: null }, "timeZone"],
    [{ from: "22:00", until: "07:00", timeZone: "Mars/Olympus" }, "timeZone"],
  ])("refuses %j at %s", async (body, field) => {
    const person = await createPersonWithBrowser();
    const answer = await put(person, body);
    expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([422, [field]]);
    expect(await get(person)).toEqual({ from: null, until: null, timeZone: null });
  });
});

describe("an email in quiet hours", () => {
  test("holds the email until they end, and then sends it once", async () => {
    const person = await createPersonWithBrowser();
    const hours = aroundNow();
    await put(person, hours);
    await transaction((tx) => notify(tx, noticeFor(person.id)));
    await sendDueMail();
    const held = await mailOf(person.id);
    expect([held.status, held.attempts]).toEqual(["queued", 0]);
    expect(held.nextAttemptAt.toISOString().slice(11, 16)).toBe(hours.until);
    await put(person, { from: null, until: null, timeZone: null });
    await rows(
      sql`UPDATE mails SET next_attempt_at = now() - interval '1 second' WHERE user_id = ${person.id}::uuid`,
    );
    await sendDueMail();
    await sendDueMail();
    expect(await db.mail.groupBy({ by: ["status"], where: { userId: person.id }, _count: true })).toEqual([
      { status: "sent", _count: 1 },
    ]);
  });

  test("sends the email right away outside of them", async () => {
    const person = await createPersonWithBrowser();
    const { from, until, timeZone } = aroundNow();
    await put(person, { from: until, until: from, timeZone });
    await transaction((tx) => notify(tx, noticeFor(person.id)));
    await sendDueMail();
    expect((await mailOf(person.id)).status).toBe("sent");
  });

  test("sends the email right away if it’s about the account’s security", async () => {
    const person = await createPersonWithBrowser();
    await put(person, aroundNow());
    const content = noticeFor(person.id).mail!(
      { name: "Plaza", url: "", contactEmail: "" },
      {
        firstName: "Robin",
        yourTime: null,
      },
    );
    await transaction((tx) =>
      queueMail(tx, {
        userId: person.id,
        to: "robin@mail.example",
        content: { ...content, template: "new_device" },
      }),
    );
    await sendDueMail();
    expect((await mailOf(person.id)).status).toBe("sent");
  });

  test("holds a digest", async () => {
    const person = await createPersonWithBrowser();
    await put(person, aroundNow());
    await db.notificationPreference.create({
      data: { userId: person.id, type: "offer", site: true, email: true, frequency: "daily" },
    });
    await transaction((tx) => notify(tx, noticeFor(person.id)));
    await rows(sql`UPDATE digest_items SET created_at = now() - interval '3 days'`);
    await sendDigests();
    await sendDueMail();
    expect(await mailOf(person.id)).toMatchObject({ status: "queued", attempts: 0 });
  });
});
