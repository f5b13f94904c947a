import * as conversations from "@/app/api/conversations/route";
import * as unreadMessages from "@/app/api/conversations/unread-count/route";
import * as events from "@/app/api/events/route";
import * as unreadNotices from "@/app/api/notifications/unread/route";
import * as refresh from "@/app/api/refresh-token/route";
import { rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";

afterAll(() => stopQueue());

describe("the last use of a session", () => {
  const quiet = { headers: { "x-background": "1" } };
  type Ask = (browser: Browser, sent?: object) => Promise<{ status: number }>;
  const stream: Ask = (browser) => browser.get(events.GET, "/api/events");
  const unread: Ask = (browser) => browser.get(unreadMessages.GET, "/api/conversations/unread-count");
  const bell: Ask = (browser) => browser.get(unreadNotices.GET, "/api/notifications/unread");
  const inbox: Ask = (browser, sent) => browser.get(conversations.GET, "/api/conversations", sent);
  const renew: Ask = (browser, sent) => browser.post(refresh.POST, "/api/refresh-token", sent);

  async function minutesAfter(ask: Ask, sent?: object): Promise<number> {
    const { person, browser } = await createSignedInPerson();
    await rows(sql`
      UPDATE sessions SET created_at = created_at - interval '12 hours', last_used_at = last_used_at - interval '11 hours'
      WHERE user_id = ${person.id}::uuid`);
    expect((await ask(browser, sent)).status).toBe(200);
    const [session] = await rows<{ minutes: number }>(sql`
      SELECT extract(epoch FROM now() - last_used_at)::float8 / 60 AS minutes FROM sessions
      WHERE user_id = ${person.id}::uuid`);
    return Math.floor(session!.minutes);
  }

  test.each([
    ["the stream of events", stream, undefined],
    ["the count of unread messages", unread, undefined],
    ["the count of notifications", bell, undefined],
    ["a list that is fetched again", inbox, quiet],
    ["a renewed token", renew, quiet],
  ])("keeps the time after %s", async (_, ask, sent) => {
    expect(await minutesAfter(ask, sent)).toBe(660);
  });

  test.each([
    ["a list that somebody opens", inbox],
    ["a token that is renewed for it", renew],
  ])("updates the time after %s", async (_, ask) => {
    expect(await minutesAfter(ask)).toBe(0);
  });
});
