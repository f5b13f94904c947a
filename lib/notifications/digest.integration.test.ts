import * as unsubscribing from "@/app/api/unsubscribe/[token]/route";
import { db, rows, sql, transaction } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createUser } from "@/prisma/factories";
import { createBrowser } from "@/prisma/test/browser";
import { writtenMails } from "@/prisma/test/mails";
import { sendDigests } from "./digest.commands";
import { sendDueMail } from "./mail.commands";
import { notify, settleNotices } from "./notify.rows";
import type { MailFrequency } from "./preferences.rules";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

async function somebody(frequency: MailFrequency, user: Parameters<typeof createUser>[0] = {}) {
  const person = await createUser({ emailVerifiedAt: new Date(), ...user });
  for (const type of ["review", "offer"] as const) {
    await db.notificationPreference.create({ data: { userId: person.id, type, frequency } });
  }
  return person;
}

function tell(userId: string, title: string, type: "review" | "offer" = "review"): Promise<void> {
  return transaction((tx) =>
    notify(tx, {
      userId,
      type,
      title,
      body: "What it says",
      href: "/reviews",
      dedupeKey: title,
      mail: () => ({ template: "plain", subject: title, preview: "", heading: title, paragraphs: [] }),
    }),
  );
}

/** As if everything that waits had come so many days ago. */
const age = (days: number) =>
  rows(sql`UPDATE digest_items SET created_at = created_at - make_interval(days => ${days}::int)`);

const subjects = async (userId: string) =>
  (await db.mail.findMany({ where: { userId } })).map(({ subject }) => subject);

describe("digests", () => {
  test("gather what a person wants once a day or a week, in one mail that is sent once", async () => {
    const [daily, weekly, instant] = [
      await somebody("daily"),
      await somebody("weekly"),
      await somebody("instant"),
    ];
    for (const { id } of [daily, weekly, instant]) {
      await tell(id, "A review");
      await tell(id, "A review");
      await tell(id, "An offer", "offer");
    }
    await sendDigests();
    expect(await subjects(instant.id)).toEqual(["A review", "An offer"]);
    expect([await subjects(daily.id), await subjects(weekly.id)]).toEqual([[], []]);
    expect(await db.notification.count({ where: { userId: daily.id } })).toBe(2);
    await age(1);
    await Promise.all([sendDigests(), sendDigests()]);
    expect(await subjects(daily.id)).toEqual(["Your day on Plaza: 2 updates"]);
    await age(7);
    await sendDigests();
    expect(await subjects(weekly.id)).toEqual(["Your week on Plaza: 2 updates"]);
    expect(await subjects(daily.id)).toHaveLength(1);
  });

  test("leave out what was read, what was settled and what was switched off, and unconfirmed addresses", async () => {
    const [reader, quiet, unconfirmed] = [
      await somebody("daily"),
      await somebody("daily"),
      await somebody("daily", { emailVerifiedAt: null }),
    ];
    await tell(reader.id, "Read");
    await tell(reader.id, "Settled");
    await tell(reader.id, "Left");
    await db.notification.updateMany({
      where: { userId: reader.id, title: "Read" },
      data: { readAt: new Date() },
    });
    await transaction((tx) => settleNotices(tx, reader.id, ["Settled"]));
    await tell(quiet.id, "Quiet");
    await db.notificationPreference.updateMany({ where: { userId: quiet.id }, data: { email: false } });
    await tell(unconfirmed.id, "Unconfirmed");
    await age(1);
    await sendDigests();
    expect(await subjects(reader.id)).toEqual(["Your day on Plaza: 1 update"]);
    expect([await subjects(quiet.id), await subjects(unconfirmed.id)]).toEqual([[], []]);
    expect(await db.digestItem.count()).toBe(0);
  });

  test("end by one press in one of them, and single mails go on", async () => {
    const person = await somebody("daily");
    await tell(person.id, "A review");
    await age(1);
    await sendDigests();
    await sendDueMail();
    const mail = writtenMails(person.email).at(-1);
    const token = /\/unsubscribe\?token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
    expect((mail as unknown as { unsubscribe: string }).unsubscribe).toContain(`/api/unsubscribe/${token}`);
    const press = await createBrowser().post(unsubscribing.POST, `/api/unsubscribe/${token}`, {
      params: { token },
    });
    expect([press.status, press.body]).toEqual([200, { type: null }]);
    await tell(person.id, "Another review");
    await transaction((tx) =>
      notify(tx, {
        userId: person.id,
        type: "message",
        title: "A message",
        body: "",
        href: "/messages",
        mail: () => ({ template: "plain", subject: "A message", preview: "", heading: "", paragraphs: [] }),
      }),
    );
    await age(1);
    await sendDigests();
    expect((await subjects(person.id)).sort()).toEqual(["A message", "Your day on Plaza: 1 update"]);
  });
});
