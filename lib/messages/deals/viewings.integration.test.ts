import * as deal from "@/app/api/conversations/[id]/deal/route";
import * as viewings from "@/app/api/conversations/[id]/viewings/route";
import * as viewingsStep from "@/app/api/viewings/[id]/[action]/route";
import * as calendar from "@/app/api/viewings/[id]/route";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import {
  condoForSale,
  createConversation,
  createPersonWithBrowser,
  start,
} from "@/prisma/test/conversations";
import type { DealDto } from "@/lib/messages/deal.contract";

jest.setTimeout(60_000);

afterAll(() => stopQueue());

describe("viewings", () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

  function ask(browser: Browser, id: string, startsAt: string, note = "") {
    const path = `/api/conversations/${id}/viewings`;
    return browser.post(viewings.POST, path, { params: { id }, body: { startsAt, note } });
  }

  function act(browser: Browser, id: string, action: string, body: object = {}) {
    return browser.post(viewingsStep.POST, `/api/viewings/${id}/${action}`, { params: { id, action }, body });
  }

  function readCalendar(browser: Browser, id: string) {
    const file = `${id}.ics`;
    return browser.get(calendar.GET, `/api/viewings/${file}`, { params: { id: file } });
  }

  async function show(browser: Browser, id: string): Promise<DealDto["viewing"]> {
    const { body } = await browser.get(deal.GET, `/api/conversations/${id}/deal`, { params: { id } });
    return (body as unknown as DealDto).viewing;
  }

  function talkOfHome() {
    return createConversation({ ...condoForSale, title: "Condo, two rooms; bright" });
  }

  test("requests, moves, accepts, and completes a viewing with calendar files for both sides", async () => {
    const { customer, vendor, id } = await talkOfHome();
    const at = inDays(3);
    expect((await ask(vendor, id, at)).status).toBe(409);
    expect((await ask(customer, id, at, "Two people")).body).toMatchObject({
      viewing: {
        mine: true,
        startsAt: at,
        status: "requested",
        note: "Two people",
        actions: ["move", "decline"],
      },
      canRequestViewing: false,
    });
    expect((await ask(customer, id, at)).status).toBe(409);
    const viewing = await show(vendor, id);
    expect(viewing?.actions).toEqual(["confirm", "reschedule", "decline"]);
    const of = viewing?.id ?? "";
    expect((await act(customer, of, "confirm")).status).toBe(409);
    expect((await act(vendor, of, "reschedule")).status).toBe(422);
    const later = inDays(4);
    expect((await act(vendor, of, "reschedule", { startsAt: later })).body).toMatchObject({
      viewing: { startsAt: later, status: "rescheduled" },
    });
    expect((await act(customer, of, "accept")).body).toMatchObject({ viewing: { status: "confirmed" } });
    for (const side of [customer, vendor]) {
      const { status, headers, body } = await readCalendar(side, of);
      expect([status, headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
      expect(body.text).toContain("SUMMARY:Viewing: Condo\\, two rooms\\; bright\r\n");
      expect(body.text).toContain(`DTSTART:${later.replace(/[-:]|\.\d{3}/g, "")}\r\n`);
      expect(body.text).toContain("STATUS:CONFIRMED\r\n");
    }
    expect((await act(vendor, of, "done")).status).toBe(409);
    await db.viewing.update({ where: { id: of }, data: { startsAt: new Date(Date.now() - 60_000) } });
    expect((await show(vendor, id))?.actions).toEqual(["decline", "done", "no_show"]);
    expect((await act(vendor, of, "done")).body).toMatchObject({ viewing: { status: "done", actions: [] } });
    expect(await db.notification.count({ where: { userId: customer.id, type: "offer" } })).toBe(2);
  });

  test("records the outcome of an earlier viewing after a new request", async () => {
    const { customer, vendor, id } = await talkOfHome();
    await ask(customer, id, inDays(2));
    const first = (await show(vendor, id))?.id ?? "";
    await act(vendor, first, "confirm");
    await db.viewing.update({ where: { id: first }, data: { startsAt: new Date(Date.now() - 60_000) } });
    expect((await ask(customer, id, inDays(5))).status).toBe(201);
    const second = (await show(vendor, id))?.id ?? "";
    const earlier = async (browser: Browser) => {
      const { body } = await browser.get(deal.GET, `/api/conversations/${id}/deal`, { params: { id } });
      return (body as unknown as DealDto).earlierViewings.map(({ id: one, actions }) => [one, actions]);
    };
    expect(await earlier(vendor)).toEqual([[first, ["decline", "done", "no_show"]]]);
    expect(await earlier(customer)).toEqual([]);
    expect((await act(vendor, first, "reschedule", { startsAt: inDays(6) })).status).toBe(409);
    expect((await act(customer, first, "done")).status).toBe(409);
    expect((await act(vendor, first, "no_show")).status).toBe(200);
    expect(await earlier(vendor)).toEqual([]);
    expect((await act(vendor, second, "confirm")).status).toBe(200);
    const states = await db.viewing.findMany({
      where: { conversationId: id },
      orderBy: { createdAt: "asc" },
      select: { status: true },
    });
    expect(states.map(({ status }) => status)).toEqual(["no_show", "confirmed"]);
  });

  test("confirms one viewing per time, even for concurrent or rescheduled requests", async () => {
    const { customer, vendor, id } = await talkOfHome();
    const { listingId } = await db.conversation.findUniqueOrThrow({ where: { id } });
    const other = await createPersonWithBrowser();
    const otherId = String((await start(other, { listingId: listingId ?? "" })).body.id);
    const at = Date.now() + 3 * 86_400_000;
    const minutesLater = (minutes: number) => new Date(at + minutes * 60_000).toISOString();
    await ask(customer, id, minutesLater(0));
    await ask(other, otherId, minutesLater(20));
    const [one, two] = [(await show(vendor, id))?.id ?? "", (await show(vendor, otherId))?.id ?? ""];
    const answers = await Promise.all([act(vendor, one, "confirm"), act(vendor, two, "confirm")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe(
      "You have something else at that time. Choose a different time.",
    );
    const isFirst = answers[0]?.status === 200;
    const [confirmed, free] = isFirst ? [one, two] : [two, one];
    const guest = isFirst ? other : customer;
    const booked = isFirst ? 0 : 20;
    for (const minutes of [booked - 29, booked, booked + 29]) {
      const body = { startsAt: minutesLater(minutes) };
      expect((await act(vendor, free, "reschedule", body)).status).toBe(409);
    }
    expect((await act(vendor, free, "reschedule", { startsAt: minutesLater(booked + 30) })).status).toBe(200);
    expect((await act(guest, free, "move", { startsAt: minutesLater(booked + 10) })).status).toBe(409);
    await act(vendor, confirmed, "decline");
    expect((await act(guest, free, "move", { startsAt: minutesLater(booked + 10) })).status).toBe(200);
    expect((await act(vendor, free, "confirm")).status).toBe(200);
  });

  test("uses the home’s time zone in the thread and the calendar", async () => {
    const { customer, vendor, id } = await talkOfHome();
    await rows(sql`UPDATE listings SET city = 'El Paso', location = 'El Paso, TX'
      WHERE id = (SELECT listing_id FROM conversations WHERE id = ${id}::uuid)`);
    const day = inDays(3).slice(0, 10);
    expect((await ask(customer, id, `${day}T19:00:00Z`)).body).toMatchObject({ timeZone: "America/Denver" });
    const last = { where: { conversationId: id }, orderBy: { createdAt: "desc" } } as const;
    const message = await db.message.findFirst(last);
    expect(message?.text).toMatch(/ at 1[23]?:00 PM M[SD]T\.$/);
    const { body } = await readCalendar(vendor, (await show(vendor, id))?.id ?? "");
    expect(body.text).toMatch(/DESCRIPTION:.* M[SD]T\\, local time there/);
  });

  test("allows viewings only of homes, in the future, and between the two sides", async () => {
    const { customer, vendor, id } = await talkOfHome();
    for (const startsAt of [inDays(-1), inDays(200), "tomorrow", ""]) {
      expect((await ask(customer, id, startsAt)).status).toBe(422);
    }
    const shop = String((await start(customer, { vendorId: vendor.vendorId })).body.id);
    expect((await ask(customer, shop, inDays(2))).status).toBe(409);
    await ask(customer, id, inDays(2));
    const of = (await show(customer, id))?.id ?? "";
    const stranger = await createPersonWithBrowser();
    expect((await ask(stranger, id, inDays(2))).status).toBe(404);
    expect((await act(stranger, of, "decline")).status).toBe(404);
    expect((await readCalendar(stranger, of)).status).toBe(404);
    expect((await act(customer, of, "decline")).body).toMatchObject({
      viewing: { status: "declined" },
      canRequestViewing: true,
    });
    const answers = await Promise.all([ask(customer, id, inDays(5)), ask(customer, id, inDays(6))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const past = { startsAt: new Date(Date.now() - 60_000) };
    await db.viewing.updateMany({ where: { conversationId: id }, data: past });
    expect((await show(customer, id))?.actions).toEqual(["decline"]);
    expect((await ask(customer, id, inDays(7))).status).toBe(201);
  });
});
