import * as mail from "@/app/api/admin/outbox/[id]/route";
import * as outbox from "@/app/api/admin/outbox/route";
import * as unsubscribing from "@/app/api/unsubscribe/[token]/route";
import { sendResetLink } from "@/lib/auth/credentials/reset.commands";
import { listEventsAfter } from "@/lib/events/queries";
import { db, transaction, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createUser } from "@/prisma/factories";
import { createBrowser } from "@/prisma/test/browser";
import { readMails } from "@/prisma/test/mails";
import { createPerson } from "@/prisma/test/people";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { sendDigests } from "@/lib/notifications/mail/digest.commands";
import { sendDueMail } from "@/lib/notifications/mail/mail.commands";
import { notify, dismissNotices } from "./notify.rows";
import type { MailFrequency } from "@/lib/notifications/preferences/preferences.rules";

jest.setTimeout(60_000);

afterAll(() => stopQueue());

type Notice = Parameters<typeof notify>[1];

function notice(userId: string, extra: Partial<Notice> = {}): Notice {
  return {
    userId,
    type: "review",
    title: "Somebody answered",
    body: "Thank you",
    href: "/listings/1#reviews",
    mail: (site, { firstName }) => ({
      template: "answered",
      subject: `Somebody answered, ${firstName}`,
      preview: "",
      heading: site.name,
      paragraphs: ["Thank you"],
    }),
    ...extra,
  };
}

function notifyUser(userId: string, extra: Partial<Notice> = {}): Promise<void> {
  return transaction((tx) => notify(tx, notice(userId, extra)));
}

async function countNotices(userId: string): Promise<{ site: number; mail: number }> {
  return {
    site: await db.notification.count({ where: { userId } }),
    mail: await db.mail.count({ where: { userId } }),
  };
}

describe("notify", () => {
  test("notifies an active person on the site and by mail, with a personal mail", async () => {
    const { id, email, firstName } = await createUser();
    await notifyUser(id);
    expect(await db.notification.findMany({ where: { userId: id } })).toEqual([
      expect.objectContaining({
        type: "review",
        title: "Somebody answered",
        body: "Thank you",
        readAt: null,
      }),
    ]);
    const { id: subjectId } = await db.notification.findFirstOrThrow({ where: { userId: id } });
    expect((await listEventsAfter(id, 0)).events).toEqual([{ number: 1, topic: "notification", subjectId }]);
    const mail = await db.mail.findFirstOrThrow({ where: { userId: id } });
    expect([mail.toAddress, mail.subject]).toEqual([email, `Somebody answered, ${firstName}`]);
  });

  test.each(["suspended", "deleted"] as const)("sends nothing to an account that is %s", async (status) => {
    const { id } = await createUser(status === "deleted" ? { status, deletedAt: new Date() } : { status });
    await notifyUser(id);
    expect(await countNotices(id)).toEqual({ site: 0, mail: 0 });
  });

  test.each([
    [true, false],
    [false, true],
    [false, false],
  ])("applies the preference site %s, mail %s only to its type", async (site, email) => {
    const { id } = await createUser();
    await db.notificationPreference.create({ data: { userId: id, type: "review", site, email } });
    await notifyUser(id);
    expect(await countNotices(id)).toEqual({ site: Number(site), mail: Number(email) });
    await notifyUser(id, { type: "offer" });
    expect(await countNotices(id)).toEqual({ site: Number(site) + 1, mail: Number(email) + 1 });
  });

  test("notifies once per key and person, even concurrently", async () => {
    const [{ id }, { id: other }] = [await createUser(), await createUser()];
    await Promise.all([notifyUser(id, { dedupeKey: "sale:1" }), notifyUser(id, { dedupeKey: "sale:1" })]);
    expect(await countNotices(id)).toEqual({ site: 1, mail: 1 });
    await notifyUser(other, { dedupeKey: "sale:1" });
    expect(await countNotices(other)).toEqual({ site: 1, mail: 1 });
    await notifyUser(id, { dedupeKey: "sale:2" });
    await notifyUser(id);
    await notifyUser(id);
    expect(await countNotices(id)).toEqual({ site: 4, mail: 4 });
  });

  test("sends a delayed mail by the current preferences, to the current address", async () => {
    const confirmed = () => createUser({ emailVerifiedAt: new Date() });
    const [off, moved, away] = [await confirmed(), await confirmed(), await confirmed()];
    const unconfirmed = await createUser({ emailVerifiedAt: null });
    await notifyUser(unconfirmed.id, { mailAfterSeconds: 300 });
    for (const { id } of [off, moved, away]) await notifyUser(id, { mailAfterSeconds: 300 });
    const choice = { type: "review", site: true, email: false } as const;
    await db.notificationPreference.create({ data: { userId: off.id, ...choice } });
    const email = `moved-${moved.id.slice(-12)}@mail.example`;
    await db.user.update({ where: { id: moved.id }, data: { email } });
    await db.user.update({ where: { id: away.id }, data: { status: "suspended" } });
    await db.mail.updateMany({ data: { nextAttemptAt: new Date(Date.now() - 1000) } });
    await sendDueMail();
    expect(await db.mail.count({ where: { userId: { in: [off.id, away.id, unconfirmed.id] } } })).toBe(0);
    expect(await db.mail.findMany({ where: { userId: moved.id } })).toMatchObject([
      { status: "sent", toAddress: email },
    ]);
    const addresses = [off.email, moved.email, away.email, unconfirmed.email, email];
    expect(addresses.map((to) => readMails(to).length)).toEqual([0, 0, 0, 0, 1]);
  });

  test("sends no mail without content, and truncates texts that are too long for the site", async () => {
    const { id } = await createUser();
    await notifyUser(id, { mail: undefined, title: "t".repeat(300), body: "b".repeat(900) });
    expect(await countNotices(id)).toEqual({ site: 1, mail: 0 });
    const { title, body } = await db.notification.findFirstOrThrow({ where: { userId: id } });
    expect([title.length, body.length]).toEqual([200, 500]);
  });

  test("sends nothing after a rollback", async () => {
    const { id } = await createUser();
    const failed = transaction(async (tx) => {
      await notify(tx, notice(id));
      throw new Error("the sale fell through");
    });
    await expect(failed).rejects.toThrow("fell through");
    expect(await countNotices(id)).toEqual({ site: 0, mail: 0 });
  });
});

describe("digests", () => {
  async function somebody(frequency: MailFrequency, user: Parameters<typeof createUser>[0] = {}) {
    const person = await createUser({ emailVerifiedAt: new Date(), ...user });
    for (const type of ["review", "offer"] as const) {
      await db.notificationPreference.create({ data: { userId: person.id, type, frequency } });
    }
    return person;
  }

  function notifyUser(userId: string, title: string, type: "review" | "offer" = "review"): Promise<void> {
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

  const age = (days: number) =>
    rows(sql`UPDATE digest_items SET created_at = created_at - make_interval(days => ${days}::int)`);

  const subjects = async (userId: string) =>
    (await db.mail.findMany({ where: { userId } })).map(({ subject }) => subject);

  test("collects notifications of a day or a week in one mail that is sent once", async () => {
    const [daily, weekly, instant] = [
      await somebody("daily"),
      await somebody("weekly"),
      await somebody("instant"),
    ];
    for (const { id } of [daily, weekly, instant]) {
      await notifyUser(id, "A review");
      await notifyUser(id, "A review");
      await notifyUser(id, "An offer", "offer");
    }
    await sendDigests();
    expect(await subjects(instant.id)).toEqual(["A review", "An offer"]);
    expect([await subjects(daily.id), await subjects(weekly.id)]).toEqual([[], []]);
    expect(await db.notification.count({ where: { userId: daily.id } })).toBe(2);
    await age(2);
    await Promise.all([sendDigests(), sendDigests()]);
    expect(await subjects(daily.id)).toEqual(["Your day on Plaza: 2 updates"]);
    await age(7);
    await sendDigests();
    expect(await subjects(weekly.id)).toEqual(["Your week on Plaza: 2 updates"]);
    expect(await subjects(daily.id)).toHaveLength(1);
  });

  test("omits read, settled, and disabled notifications, and skips unconfirmed addresses", async () => {
    const [reader, quiet, unconfirmed] = [
      await somebody("daily"),
      await somebody("daily"),
      await somebody("daily", { emailVerifiedAt: null }),
    ];
    await notifyUser(reader.id, "Read");
    await notifyUser(reader.id, "Settled");
    await notifyUser(reader.id, "Left");
    await db.notification.updateMany({
      where: { userId: reader.id, title: "Read" },
      data: { readAt: new Date() },
    });
    await transaction((tx) => dismissNotices(tx, reader.id, ["Settled"]));
    await notifyUser(quiet.id, "Quiet");
    await db.notificationPreference.updateMany({ where: { userId: quiet.id }, data: { email: false } });
    await notifyUser(unconfirmed.id, "Unconfirmed");
    await age(2);
    await sendDigests();
    expect(await subjects(reader.id)).toEqual(["Your day on Plaza: 1 update"]);
    expect([await subjects(quiet.id), await subjects(unconfirmed.id)]).toEqual([[], []]);
    expect(await db.digestItem.count()).toBe(0);
  });

  test("stops after one click on unsubscribe, while single mails continue", async () => {
    const person = await somebody("daily");
    await notifyUser(person.id, "A review");
    await age(2);
    await sendDigests();
    await sendDueMail();
    const mail = readMails(person.email).at(-1);
    const token = /\/unsubscribe\?token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
    expect((mail as unknown as { unsubscribe: string }).unsubscribe).toContain(`/api/unsubscribe/${token}`);
    const press = await createBrowser().post(unsubscribing.POST, `/api/unsubscribe/${token}`, {
      params: { token },
    });
    expect([press.status, press.body]).toEqual([200, { type: null }]);
    await notifyUser(person.id, "Another review");
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
    await age(2);
    await sendDigests();
    expect((await subjects(person.id)).sort()).toEqual(["A message", "Your day on Plaza: 1 update"]);
  });
});

type Item = { id: string; to: string; status: string; template: string; html?: string };

describe("the outbox", () => {
  beforeAll(() => db.mail.deleteMany());

  test("lists messages newest first, page by page", async () => {
    const { browser } = await createSignedInPerson({ role: "admin" });
    const people = [await createPerson(), await createPerson(), await createPerson()];
    for (const person of people) await sendResetLink(person.email);
    await sendDueMail();
    const first = await browser.get(outbox.GET, "/api/admin/outbox", { query: { limit: "2" } });
    expect(first.headers.get("x-total-count")).toBe("3");
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    const second = await browser.get(outbox.GET, next);
    const items = [first, second].flatMap(({ body }) => body as unknown as Item[]);
    expect(items.map(({ to }) => to)).toEqual(people.map(({ email }) => email).reverse());
    expect(items[0]).toMatchObject({ status: "sent", template: "password_reset" });
    expect(JSON.stringify(items)).not.toContain("reset-password?token");
    expect(second.headers.get("link")).toBeNull();
  });

  test("shows one message with its link if no mail server is set", async () => {
    const { browser } = await createSignedInPerson({ role: "admin" });
    const { body } = await browser.get(outbox.GET, "/api/admin/outbox", {
      query: { status: "sent", limit: "1" },
    });
    const [item] = body as unknown as Item[];
    const shown = await browser.get(mail.GET, "/api/admin/outbox/x", { params: { id: item?.id ?? "" } });
    expect(shown.body.text).toContain("http://localhost:3000/reset-password?token=");
    const unknown = { params: { id: "0190b6a0-0000-7000-8000-000000000001" } };
    expect((await browser.get(mail.GET, "/api/admin/outbox/x", unknown)).status).toBe(404);
  });

  test.each(["customer", "vendor"] as const)("refuses a %s", async (role) => {
    const { browser } = await createSignedInPerson({ role });
    const { status, body } = await browser.get(outbox.GET, "/api/admin/outbox");
    expect([status, body.error]).toEqual([403, "Only administrators can access this area."]);
  });
});
