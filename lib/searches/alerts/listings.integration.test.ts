import * as unsubscribing from "@/app/api/unsubscribe/[token]/route";
import { sendDueMail } from "@/lib/notifications/mail/mail.commands";
import { db, rows, sql } from "@/lib/server/db";
import { openConnection } from "@/lib/server/connection";
import { stopQueue } from "@/lib/server/workers";
import { createListing, createUser } from "@/prisma/factories";
import { createBrowser } from "@/prisma/test/browser";
import { latestDigestTime } from "@/prisma/test/digest-hours";
import { readMails } from "@/prisma/test/mails";
import { withRejectedRows } from "@/prisma/test/refused-rows";
import { matchArrivals } from "../matching/commands";
import { compileSearches } from "../matching/compiling.commands";
import type { Frequency } from "../rules";
import { sendDigests, sendInstantAlerts } from "./commands";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const words = [
  "theremin",
  "bouzouki",
  "gramophone",
  "didgeridoo",
  "ocarina",
  "zither",
  "cimbalom",
  "sackbut",
];
const newWord = () => words.pop()!;

async function waiting(word: string, frequencies: readonly Frequency[], confirmed = true) {
  const person = await createUser({ emailVerifiedAt: confirmed ? new Date() : null });
  for (const frequency of frequencies) {
    const filter = { search: word, ...(frequency === "none" ? { category: "products" } : {}) };
    await db.savedSearch.create({
      data: { userId: person.id, name: `${word} ${frequency}`, filter, frequency },
    });
  }
  await compileSearches();
  return person;
}

async function publish(word: string): Promise<void> {
  await approve(word);
  await matchArrivals();
}

async function approve(word: string): Promise<void> {
  const { id } = await createListing({
    title: `Blue ${word} lamp`,
    status: "pending",
    publishedAt: null,
    expiresAt: null,
  });
  await rows(sql`UPDATE listings SET status = 'approved', published_at = clock_timestamp() + interval '1 ms',
    expires_at = now() + interval '90 days' WHERE id = ${id}::uuid`);
}

async function countNotices(userId: string) {
  const where = { userId };
  return { bell: await db.notification.count({ where }), mail: await db.mail.count({ where }) };
}

const hoursAgo = (userId: string, hours: number) =>
  rows(sql`
  UPDATE saved_searches SET notified_at = now() - make_interval(hours => ${hours}::int) WHERE user_id = ${userId}::uuid`);

describe("alerts of saved searches", () => {
  test("reaches a person once per listing, however many searches it matches, with an unsubscribe link", async () => {
    const word = newWord();
    const { id, email } = await waiting(word, ["instant", "none", "weekly", "instant"]);
    await publish(word);
    await Promise.all([sendInstantAlerts(), sendInstantAlerts()]);
    await hoursAgo(id, 24 * 8);
    await sendDigests();
    expect(await countNotices(id)).toEqual({ bell: 1, mail: 1 });
    await sendDueMail();
    const [mail] = readMails(email);
    expect(mail?.subject).toBe(`1 new listing for “${word} instant”`);
    const url = /https?:\S+\/unsubscribe\?token=(\S+)/.exec(mail?.text ?? "");
    expect((mail as unknown as { unsubscribe: string }).unsubscribe).toContain(
      `/api/unsubscribe/${url?.[1]}`,
    );
    expect(JSON.stringify(await db.mail.findFirstOrThrow({ where: { userId: id } }))).not.toContain(url?.[1]);

    const token = url?.[1] ?? "";
    const visitor = createBrowser();
    const shown = await visitor.get(unsubscribing.GET, `/api/unsubscribe/${token}`, { params: { token } });
    expect([shown.status, await db.notificationPreference.count({ where: { userId: id } })]).toEqual([
      303, 0,
    ]);
    const press = () => visitor.post(unsubscribing.POST, `/api/unsubscribe/${token}`, { params: { token } });
    expect([(await press()).status, (await press()).body]).toEqual([200, { type: "saved_search" }]);
    const unknown = { params: { token: "a".repeat(43) } };
    expect((await visitor.post(unsubscribing.POST, "/api/unsubscribe/a", unknown)).status).toBe(404);
    await publish(word);
    await sendInstantAlerts();
    expect(await countNotices(id)).toEqual({ bell: 2, mail: 1 });
  });

  test("sends daily and weekly digests, not before their hour and not twice", async () => {
    const word = newWord();
    const { id } = await waiting(word, ["daily"]);
    await publish(word);
    await publish(word);
    await hoursAgo(id, 0);
    await sendDigests();
    await sendInstantAlerts();
    expect(await countNotices(id)).toEqual({ bell: 0, mail: 0 });
    // Later matches wait for the next digest hour, however long ago the last digest was.
    await hoursAgo(id, 25);
    await sendDigests();
    expect(await countNotices(id)).toEqual({ bell: 0, mail: 0 });
    await rows(sql`
      UPDATE saved_searches SET alerts_since = now() - interval '3 days' WHERE user_id = ${id}::uuid`);
    await rows(sql`
      UPDATE saved_search_matches SET created_at = now() - interval '25 hours' WHERE user_id = ${id}::uuid`);
    await sendDigests();
    await hoursAgo(id, 25);
    await sendDigests();
    expect(await countNotices(id)).toEqual({ bell: 1, mail: 1 });
    const { title } = await db.notification.findFirstOrThrow({ where: { userId: id } });
    expect(title).toBe(`2 new listings for “${word} daily”`);
  });

  test.each(["daily", "weekly"] as const)(
    "sends %s with listings from before eight, weekly ones on Mondays, but not with later ones",
    async (frequency) => {
      const word = newWord();
      const { id } = await waiting(word, [frequency]);
      await publish(word);
      await publish(word);
      await rows(
        sql`UPDATE saved_searches SET alerts_since = now() - interval '30 days' WHERE user_id = ${id}::uuid`,
      );
      const hour = await latestDigestTime(frequency);
      const matches = await db.savedSearchMatch.findMany({ where: { userId: id } });
      for (const [index, match] of matches.entries()) {
        const createdAt = new Date(hour.getTime() + (index === 0 ? -60_000 : 60_000));
        await db.savedSearchMatch.update({ where: { id: match.id }, data: { createdAt } });
      }
      await sendDigests();
      await hoursAgo(id, 24 * 8);
      await sendDigests();
      const { title } = await db.notification.findFirstOrThrow({ where: { userId: id } });
      expect([await countNotices(id), title]).toEqual([
        { bell: 1, mail: 1 },
        `1 new listing for “${word} ${frequency}”`,
      ]);
    },
  );

  test("reaches everybody else once when the alert of one person fails, and that person later", async () => {
    const word = newWord();
    const people = [];
    for (let index = 0; index < 5; index += 1) people.push(await waiting(word, ["instant"]));
    await publish(word);
    const [bad, ...others] = [people[2]!, people[0]!, people[1]!, people[3]!, people[4]!];
    const countAllNotices = () => Promise.all(others.map(({ id }) => countNotices(id)));
    const once = others.map(() => ({ bell: 1, mail: 1 }));
    await withRejectedRows({ table: "mails", userId: bad.id }, () => sendInstantAlerts());
    expect([await countAllNotices(), await countNotices(bad.id)]).toEqual([once, { bell: 0, mail: 0 }]);
    await sendInstantAlerts();
    expect([await countAllNotices(), await countNotices(bad.id)]).toEqual([once, { bell: 1, mail: 1 }]);
  });

  test("mails nothing to an unconfirmed address", async () => {
    const word = newWord();
    const { id } = await waiting(word, ["instant"], false);
    await publish(word);
    await sendInstantAlerts();
    expect(await countNotices(id)).toEqual({ bell: 1, mail: 0 });
  });

  test("reaches everybody else when a listing can’t be matched, and its person the next time", async () => {
    const [first, second] = [newWord(), newWord()];
    const [refused, other] = [await waiting(first, ["instant"]), await waiting(second, ["instant"])];
    for (const word of [first, second, first]) await approve(word);
    const found = async ({ id }: { id: string }) => db.savedSearchMatch.count({ where: { userId: id } });
    await withRejectedRows({ table: "saved_search_matches", userId: refused.id }, () => matchArrivals());
    expect([await found(refused), await found(other)]).toEqual([0, 1]);
    await matchArrivals();
    expect([await found(refused), await found(other)]).toEqual([2, 1]);
  });

  test("sends alerts once even if a worker dies between the steps", async () => {
    const word = newWord();
    const { id } = await waiting(word, ["instant"]);
    const separateConnection = await openConnection();
    try {
      await separateConnection.query(`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$`);
      for (const [table, event] of [
        ["search_arrivals", "DELETE"],
        ["notifications", "INSERT"],
      ]) {
        await separateConnection.query(`CREATE CONSTRAINT TRIGGER die AFTER ${event} ON ${table} DEFERRABLE INITIALLY DEFERRED
          FOR EACH ROW EXECUTE FUNCTION die()`);
        if (table === "search_arrivals") await expect(publish(word)).rejects.toThrow();
        else await expect(sendInstantAlerts()).rejects.toThrow();
        expect(await countNotices(id)).toEqual({ bell: 0, mail: 0 });
        await separateConnection.query(`DROP TRIGGER die ON ${table}`);
        await matchArrivals();
      }
      await separateConnection.query("DROP FUNCTION die()");
    } finally {
      await separateConnection.end();
    }
    await sendInstantAlerts();
    await sendInstantAlerts();
    expect(await countNotices(id)).toEqual({ bell: 1, mail: 1 });
  });
});
