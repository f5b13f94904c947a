import * as applications from "@/app/api/jobs/[id]/applications/route";
import * as application from "@/app/api/applications/[id]/route";
import * as profile from "@/app/api/profile/route";
import { sendDigests } from "@/lib/notifications/mail/digest.commands";
import { sendDueMail } from "@/lib/notifications/mail/mail.commands";
import { openPart } from "@/lib/notifications/mail/mail.queries";
import { creditReview } from "@/lib/rewards/earning.rows";
import { db, rows, sql, transaction } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createListing, createReview } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import { stepOffer, makeOffer } from "@/prisma/test/deals";
import { createOpenJob, createPoster } from "@/prisma/test/hiring";
import { goodPassword } from "@/prisma/test/people";
import { withRejectedRows } from "@/prisma/test/refused-rows";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { addMember } from "@/prisma/test/team";
import { createPersonWithBrowser, start, write } from "@/prisma/test/conversations";
import { finishErasures } from "./erasure.commands";

jest.setTimeout(120_000);
afterAll(() => stopQueue());

const close = (browser: Browser) =>
  browser.delete(profile.DELETE, "/api/profile", { body: { password: goodPassword } });

type Name = { firstName: string; lastName: string };

async function called(name: Name) {
  const person = await createPersonWithBrowser();
  await db.user.update({ where: { id: person.id }, data: name });
  return person;
}

async function shop() {
  const vendor = await createPersonWithBrowser({ vendorStatus: "approved" });
  const { id: listingId } = await createListing({ vendorId: vendor.vendorId, title: "Oak desk" });
  return { vendor, listingId };
}

const idOf = ({ body }: { body: object }) => String((body as { id: unknown }).id);

const isErased = async (id: string) =>
  (
    await rows<{ done: boolean }>(sql`SELECT erased_at IS NOT NULL AS done FROM users WHERE id = ${id}::uuid`)
  )[0]?.done;

async function titlesOf(userId: string, href: string): Promise<string[]> {
  const found = await db.notification.findMany({ where: { userId, href }, orderBy: { createdAt: "asc" } });
  return found.map(({ title }) => title);
}

type OpenedMail = { subject: string; html: string | null; text: string | null };

async function mailsTo(userId: string): Promise<OpenedMail[]> {
  const mails = await db.mail.findMany({
    where: { userId, type: { not: null } },
    orderBy: { createdAt: "asc" },
  });
  return Promise.all(
    mails.map(async ({ subject, html, text }) => ({
      subject,
      html: await openPart(html),
      text: await openPart(text),
    })),
  );
}

/** Also sends the emails about messages, which wait for ten quiet minutes. */
async function sendAllMail(): Promise<void> {
  await rows(sql`UPDATE mails SET next_attempt_at = now() - interval '1 second' WHERE status = 'queued'`);
  await sendDueMail();
}

const names: [string, Name][] = [
  ["with an apostrophe", { firstName: "Sean", lastName: "O'Brien" }],
  ["that is a part of HTML", { firstName: "a", lastName: "href" }],
  ["that is a word of the site", { firstName: "New", lastName: "message" }],
];

describe.each(names)("a name %s", (_, name) => {
  const signed = `Is it still there? ${name.firstName} ${name.lastName}`;

  test("removes the name from notices and emails about the person’s own conversations, and not from a namesake’s", async () => {
    const { vendor, listingId } = await shop();
    const [leaver, namesake] = [await called(name), await called(name)];
    const [left, retained] = [
      idOf(await start(leaver, { listingId }, signed)),
      idOf(await start(namesake, { listingId }, signed)),
    ];
    await sendAllMail();
    await makeOffer(leaver, left);
    await stepOffer(leaver, left, "withdraw");
    const [before, retainedTitles] = [
      await mailsTo(vendor.id),
      await titlesOf(vendor.id, `/messages/${retained}`),
    ];
    expect(before).toHaveLength(4);

    expect((await close(leaver)).status).toBe(200);
    // The queue does the slow part, and its data contains no name.
    expect(await mailsTo(vendor.id)).toEqual(before);
    const jobs = await rows<{ data: object | null }>(sql`
      SELECT data FROM pgboss.job WHERE name = 'account-erasures'`);
    expect(jobs.at(-1)?.data).toEqual({});
    await finishErasures();

    expect(await titlesOf(vendor.id, `/messages/${left}`)).toEqual([
      "New message from Deleted account",
      "Deleted account",
      "Deleted account",
    ]);
    expect(await titlesOf(vendor.id, `/messages/${retained}`)).toEqual(retainedTitles);
    // The sent email lost its text, unsent ones are dropped, and the namesake's is unchanged.
    expect(await mailsTo(vendor.id)).toEqual([{ subject: "New message", html: null, text: null }, before[1]]);
    const { body } = await db.notification.findFirstOrThrow({
      where: { userId: vendor.id, href: `/messages/${left}`, type: "message" },
    });
    expect(body).toBe(signed);
    expect(await isErased(leaver.id)).toBe(true);
  });

  test("removes the name from a poster’s notices of a withdrawn application, and not from another user’s application", async () => {
    const [owner, { browser: admin }] = [await createPoster(), await createSignedInPerson({ role: "admin" })];
    const jobId = await createOpenJob(owner.browser, admin, { questions: [] });
    const [leaver, namesake] = [await called(name), await called(name)];
    const apply = (browser: Browser) =>
      browser.post(applications.POST, `/api/jobs/${jobId}/applications`, {
        params: { id: jobId },
        body: { note: "I cook." },
      });
    const id = idOf(await apply(leaver));
    await leaver.patch(application.PATCH, `/api/applications/${id}`, {
      params: { id },
      body: { from: "submitted", to: "withdrawn" },
    });
    await apply(namesake);
    await sendAllMail();
    const before = await mailsTo(owner.person.id);
    await close(leaver);
    await finishErasures();
    const full = `${name.firstName} ${name.lastName}`;
    expect(await titlesOf(owner.person.id, `/my-jobs/${jobId}`)).toEqual([
      "Deleted account applied for “Line cook”",
      "Deleted account withdrew from “Line cook”",
      `${full} applied for “Line cook”`,
    ]);
    const forgotten = { subject: "Job application", html: null, text: null };
    const named = before.filter(({ subject }) => subject.startsWith(full));
    expect(named).toHaveLength(3);
    expect((await mailsTo(owner.person.id)).slice(-3)).toEqual([forgotten, forgotten, named[2]]);
  });
});

test("removes a name from a digest once the digest is sent, before the account is deleted", async () => {
  const { vendor, listingId } = await shop();
  await db.notificationPreference.create({
    data: { userId: vendor.id, type: "message", site: true, email: true, frequency: "daily" },
  });
  const [leaver, other] = [
    await called({ firstName: "Ann", lastName: "Lee" }),
    await called({ firstName: "Bo", lastName: "Day" }),
  ];
  await start(leaver, { listingId });
  await rows(sql`UPDATE digest_items SET created_at = created_at - interval '2 days'`);
  await sendDigests();
  await start(other, { listingId });
  const second = idOf(await start(leaver, { vendorId: vendor.vendorId }));
  await close(leaver);
  await finishErasures();
  expect(await isErased(leaver.id)).toBe(false);
  const waiting = await db.digestItem.findMany({ where: { userId: vendor.id }, orderBy: { id: "asc" } });
  expect(waiting.map(({ title }) => title)).toEqual([
    "New message from Bo D.",
    "New message from Deleted account",
  ]);
  expect(waiting[1]?.href).toBe(`/messages/${second}`);
  await sendAllMail();
  await finishErasures();
  expect(await isErased(leaver.id)).toBe(true);
  const digest = await db.mail.findFirstOrThrow({ where: { userId: vendor.id, template: "digest_daily" } });
  expect([digest.status, digest.html, digest.text]).toEqual(["sent", "", ""]);
});

test("keeps a business name in the deals and reviews that mention it", async () => {
  const { vendor, listingId } = await shop();
  const { businessName } = await db.vendor.findUniqueOrThrow({ where: { id: vendor.vendorId } });
  const customer = await called({ firstName: "Ann", lastName: "Lee" });
  const id = idOf(await start(customer, { listingId }));
  await write(vendor, id, "It is.");
  const mails = await mailsTo(customer.id);
  await close(vendor);
  await finishErasures();
  expect(await titlesOf(customer.id, `/messages/${id}`)).toEqual([`New message from ${businessName}`]);
  expect(await mailsTo(customer.id)).toEqual(mails);
});

test("removes the name from the notices and emails of a business's team", async () => {
  const { vendor, listingId } = await shop();
  const {
    person: { id: managerId },
  } = await addMember(vendor.vendorId!, "manager");
  const { browser: admin } = await createSignedInPerson({ role: "admin" });
  const jobId = await createOpenJob(vendor, admin, { questions: [] });
  const leaver = await called({ firstName: "Ann", lastName: "Lee" });
  await start(leaver, { listingId });
  await leaver.post(applications.POST, `/api/jobs/${jobId}/applications`, {
    params: { id: jobId },
    body: { note: "I cook." },
  });
  await sendAllMail();
  const titles = async () => {
    const notices = await db.notification.findMany({
      where: { userId: managerId },
      orderBy: { createdAt: "asc" },
    });
    return notices.map(({ title }) => title);
  };
  expect(await titles()).toEqual(["New message from Ann L.", "Ann Lee applied for “Line cook”"]);
  await close(leaver);
  await finishErasures();
  expect(await titles()).toEqual([
    "New message from Deleted account",
    "Deleted account applied for “Line cook”",
  ]);
  expect(await mailsTo(managerId)).toEqual([
    { subject: "New message", html: null, text: null },
    { subject: "Job application", html: null, text: null },
  ]);
});

test("removes a friend's first name from the notice about points", async () => {
  const [inviter, friend] = [
    await createPersonWithBrowser(),
    await called({ firstName: "Maya", lastName: "Cole" }),
  ];
  await db.user.update({ where: { id: friend.id }, data: { referredById: inviter.id } });
  const { id: reviewId } = await createReview({ authorId: friend.id });
  await transaction((tx) => creditReview(tx, { reviewId, authorId: friend.id }));
  const bodyOf = async () =>
    (await db.notification.findFirstOrThrow({ where: { userId: inviter.id, type: "reward" } })).body;
  expect(await bodyOf()).toBe("Maya joined with your link and published a first review.");
  await close(friend);
  await finishErasures();
  expect(await bodyOf()).toBe("Deleted account joined with your link and published a first review.");
});

describe("2,000 notices and mails", () => {
  async function multiply(conversationId: string, times: number): Promise<void> {
    const prefix = `message:${conversationId}:`;
    await rows(sql`
      INSERT INTO notifications (id, user_id, type, title, body, href, dedupe_key)
      SELECT gen_random_uuid(), n.user_id, n.type, n.title, n.body, n.href, ${prefix} || gen_random_uuid()
      FROM notifications n, generate_series(2, ${times}::int) WHERE n.href = ${`/messages/${conversationId}`}`);
    await rows(sql`
      INSERT INTO mails (id, user_id, template, notification_type, to_address, subject, private, html, text,
        status, sent_at, dedupe_key)
      SELECT gen_random_uuid(), m.user_id, m.template, m.notification_type, m.to_address, m.subject, m.private, m.html,
        m.text, 'sent', now(), ${prefix} || gen_random_uuid() || ':' || m.user_id
      FROM mails m, generate_series(2, ${times}::int) WHERE starts_with(m.dedupe_key, ${prefix})`);
  }

  const leftOf = async () => {
    const [left] = await rows<{ notices: number; mails: number }>(sql`
      SELECT (SELECT count(*)::int FROM notifications WHERE title LIKE '%Zoë Q.%') AS notices,
        (SELECT count(*)::int FROM mails WHERE subject LIKE '%Zoë Q.%' OR (subject = 'New message' AND html <> '')) AS mails`);
    return left;
  };

  test("changes names in batches, and continues where a failed run stopped", async () => {
    const leaver = await called({ firstName: "Zoë", lastName: "Quill" });
    const [first, second] = [await shop(), await shop()];
    for (const [{ vendor }, count] of [
      [first, 30],
      [second, 10],
    ] as const) {
      for (let index = 0; index < count; index += 1) {
        const { id: listingId } = await createListing({ vendorId: vendor.vendorId });
        await start(leaver, { listingId });
      }
    }
    await sendAllMail();
    const talks = await db.conversation.findMany({ where: { starterId: leaver.id } });
    for (const { id } of talks) await multiply(id, 50);
    expect(await leftOf()).toEqual({ notices: 2000, mails: 2000 });
    await close(leaver);
    await withRejectedRows({ table: "mails", userId: second.vendor.id }, () => finishErasures());
    // The first 25 of 40 conversations are done.
    expect(await leftOf()).toEqual({ notices: 750, mails: 750 });
    expect(await isErased(leaver.id)).toBe(false);
    await finishErasures();
    expect(await leftOf()).toEqual({ notices: 0, mails: 0 });
    expect(await isErased(leaver.id)).toBe(true);
    expect(await db.mail.count({ where: { subject: "New message", html: "" } })).toBeGreaterThanOrEqual(2000);
  });
});
