import { randomUUID } from "node:crypto";
import * as deal from "@/app/api/conversations/[id]/deal/route";
import * as step from "@/app/api/viewings/[id]/[action]/route";
import type { DealDto } from "@/lib/messages/deal.contract";
import { maxPlannedViewings } from "@/lib/messages/deal.rules";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { createListing, createUser } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import {
  book,
  createOpenHome,
  deleteHours,
  freeTimes,
  openHours,
  readHours,
  saveHours,
} from "@/prisma/test/appointments";
import type { Browser } from "@/prisma/test/browser";
import { createPersonWithBrowser } from "@/prisma/test/conversations";
import { bookSlot } from "./booking.commands";

jest.setTimeout(120_000);

afterAll(() => stopQueue());

async function readDeal(browser: Browser, id: string): Promise<DealDto> {
  const { body } = await browser.get(deal.GET, `/api/conversations/${id}/deal`, { params: { id } });
  return body as unknown as DealDto;
}

function act(browser: Browser, id: string, action: string, body: object = {}) {
  return browser.post(step.POST, `/api/viewings/${id}/${action}`, { params: { id, action }, body });
}

describe("booking", () => {
  test("requests a free time in the conversation, and refuses it to others", async () => {
    const { vendor, id } = await createOpenHome();
    const [customer, other] = [await createPersonWithBrowser(), await createPersonWithBrowser()];
    const [first = "", second = ""] = await freeTimes(customer, id);
    const { status, body } = await book(customer, id, first, "There are two of us.");
    expect(status).toBe(201);
    const thread = String(body.id);
    expect((await readDeal(customer, thread)).viewing).toMatchObject({
      startsAt: first,
      status: "requested",
      durationMinutes: 30,
      address: null,
    });
    expect((await freeTimes(customer, id))[0]).toBe(second);
    expect(await book(other, id, first)).toMatchObject({
      status: 409,
      body: { error: "Someone just took this time. Choose another one." },
    });
    expect(await db.conversation.count({ where: { starterId: other.id } })).toBe(0);
    const { viewing } = await readDeal(vendor, thread);
    expect(viewing?.address).toBe("12 Oak Street, Austin, TX");
    await act(vendor, viewing?.id ?? "", "confirm");
    expect((await readDeal(customer, thread)).viewing).toMatchObject({
      status: "confirmed",
      address: "12 Oak Street, Austin, TX",
    });
    await act(customer, viewing?.id ?? "", "decline");
    expect((await freeTimes(customer, id))[0]).toBe(first);
    expect((await book(other, id, first)).status).toBe(201);
  });

  test("confirms at once if the business wants it", async () => {
    const { id } = await createOpenHome({ autoConfirm: true });
    const customer = await createPersonWithBrowser();
    const [first = ""] = await freeTimes(customer, id);
    const { body } = await book(customer, id, first);
    const { viewing } = await readDeal(customer, String(body.id));
    expect(viewing).toMatchObject({ status: "confirmed", address: "12 Oak Street, Austin, TX" });
    const { text } = await db.message.findFirstOrThrow({ where: { conversationId: String(body.id) } });
    expect(text).toMatch(/^Booked a viewing on /);
  });

  test("takes the business’s time for all of its listings and calls visits to a service appointments", async () => {
    const { vendor, id } = await createOpenHome();
    const service = await createListing({ vendorId: vendor.vendorId, category: "services", state: "TX" });
    const customer = await createPersonWithBrowser();
    const [first = ""] = await freeTimes(customer, id);
    const { body } = await book(customer, service.id, first);
    const { text } = await db.message.findFirstOrThrow({ where: { conversationId: String(body.id) } });
    expect(text).toMatch(/^Requested an appointment on /);
    expect(await freeTimes(customer, id)).not.toContain(first);
    expect((await book(await createPersonWithBrowser(), id, first)).status).toBe(409);
  });

  test("rejects times outside the hours, a second time in a conversation, and the owner", async () => {
    const { vendor, id } = await createOpenHome();
    const customer = await createPersonWithBrowser();
    const [first = "", second = ""] = await freeTimes(customer, id);
    const minuteLater = new Date(Date.parse(first) + 60_000).toISOString();
    for (const time of [minuteLater, "2020-01-01T15:00:00.000Z", "2999-01-01T15:00:00.000Z"]) {
      expect((await book(customer, id, time)).status).toBe(409);
    }
    expect((await book(vendor, id, first)).status).toBe(422);
    expect((await book(customer, id, first)).status).toBe(201);
    expect((await book(customer, id, second)).status).toBe(409);
    expect((await book(customer, randomUUID(), second)).status).toBe(404);
  });

  test("moves a booking, which frees the old time and holds the new one", async () => {
    const { vendor, id } = await createOpenHome();
    const [customer, other] = [await createPersonWithBrowser(), await createPersonWithBrowser()];
    const [first = "", second = "", third = ""] = await freeTimes(customer, id);
    const thread = String((await book(customer, id, first)).body.id);
    await book(other, id, second);
    const viewing = (await readDeal(customer, thread)).viewing?.id ?? "";
    await act(vendor, viewing, "confirm");
    expect((await act(customer, viewing, "move", { startsAt: second })).status).toBe(409);
    expect((await act(customer, viewing, "move", { startsAt: third })).body).toMatchObject({
      viewing: { status: "requested", startsAt: third },
    });
    const free = await freeTimes(customer, id);
    expect([free.includes(first), free.includes(third)]).toEqual([true, false]);
    expect((await act(vendor, viewing, "reschedule", { startsAt: second })).status).toBe(409);
    expect((await act(vendor, viewing, "reschedule", { startsAt: first })).status).toBe(200);
    expect((await act(customer, viewing, "accept")).status).toBe(200);
  });

  test("refuses a visitor’s move to a time that isn’t open, at its field", async () => {
    const { vendor, id } = await createOpenHome();
    const customer = await createPersonWithBrowser();
    const [first = ""] = await freeTimes(customer, id);
    const thread = String((await book(customer, id, first)).body.id);
    const found = await readDeal(customer, thread);
    expect(found.bookable).toBe(true);
    const viewing = found.viewing?.id ?? "";
    const closed = new Date(Date.parse(first) + 6 * 3_600_000).toISOString();
    const notOpen = "This time isn’t open. Choose another one.";
    expect(await act(customer, viewing, "move", { startsAt: closed })).toMatchObject({
      status: 409,
      body: { error: notOpen, fields: { startsAt: notOpen } },
    });
    expect((await act(vendor, viewing, "reschedule", { startsAt: closed })).status).toBe(200);
  });

  test("lets a visitor move to any time once no hours are open", async () => {
    const { vendor, id } = await createOpenHome();
    const customer = await createPersonWithBrowser();
    const [first = ""] = await freeTimes(customer, id);
    const thread = String((await book(customer, id, first)).body.id);
    await deleteHours(vendor);
    const { viewing, bookable } = await readDeal(customer, thread);
    expect(bookable).toBe(false);
    const later = new Date(Date.parse(first) + 6 * 3_600_000).toISOString();
    expect((await act(customer, viewing?.id ?? "", "move", { startsAt: later })).body).toMatchObject({
      viewing: { status: "requested", startsAt: later },
    });
  });

  test("confirms a move at once if the business confirms bookings, with the length of the open hours", async () => {
    const { vendor, id } = await createOpenHome({ autoConfirm: true });
    const customer = await createPersonWithBrowser();
    const [first = ""] = await freeTimes(customer, id);
    const thread = String((await book(customer, id, first)).body.id);
    await saveHours(vendor, {
      ...openHours,
      durationMinutes: 60,
      autoConfirm: true,
      updatedAt: (await readHours(vendor)).body.updatedAt,
    });
    const time = (await freeTimes(customer, id)).at(-1) ?? "";
    const viewing = (await readDeal(customer, thread)).viewing?.id ?? "";
    expect((await act(customer, viewing, "move", { startsAt: time })).body).toMatchObject({
      viewing: { status: "confirmed", startsAt: time, durationMinutes: 60 },
    });
    const { text } = await db.message.findFirstOrThrow({
      where: { conversationId: thread },
      orderBy: { createdAt: "desc" },
    });
    expect(text).toMatch(/^Moved the viewing to /);
  });

  test("limits one person’s upcoming requests", async () => {
    const customer = await createPersonWithBrowser();
    // A new account reaches the limit of new people first.
    await db.user.update({ where: { id: customer.id }, data: { createdAt: daysFromNow(-8) } });
    const homes = [];
    for (let at = 0; at <= maxPlannedViewings; at += 1) homes.push((await createOpenHome()).id);
    const statuses = [];
    for (const id of homes)
      statuses.push((await book(customer, id, (await freeTimes(customer, id))[0] ?? "")).status);
    expect(statuses).toEqual([...Array<number>(maxPlannedViewings).fill(201), 409]);
  });

  test("gives a time to one of 200 people who book it at once", async () => {
    const { id } = await createOpenHome();
    const [time = ""] = await freeTimes(await createPersonWithBrowser(), id);
    const people = await Promise.all(
      Array.from({ length: 200 }, () => createUser({ emailVerifiedAt: new Date() })),
    );
    const viewers = people.map((person): Viewer => ({
      id: person.id,
      username: person.username,
      role: "customer",
      vendorId: null,
      vendorStatus: null,
      businessRole: null,
      sessionId: "",
      secondStepMissing: false,
    }));
    const input = { startsAt: time, text: "" };
    const outcomes = await Promise.all(
      viewers.map((viewer) =>
        bookSlot({ viewer, listingId: id, input, headers: new Headers() }).then(
          () => "booked",
          (error: unknown) => (error instanceof AppError ? error.code : String(error)),
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === "booked")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "conflict")).toHaveLength(199);
    expect(await db.viewing.count({ where: { listingId: id } })).toBe(1);
    expect(await db.conversation.count({ where: { listingId: id } })).toBe(1);
  });

  test("refuses two overlapping times of one owner in the database", async () => {
    const { vendor, id } = await createOpenHome();
    const other = await createListing({ vendorId: vendor.vendorId, category: "services" });
    const customer = await createPersonWithBrowser();
    const [first = ""] = await freeTimes(customer, id);
    const thread = String((await book(customer, id, first)).body.id);
    const insert = (minutes: number) =>
      rows(sql`
      INSERT INTO viewings (id, conversation_id, listing_id, requested_by_id, owner_id, starts_at, held_until)
      SELECT gen_random_uuid(), ${thread}::uuid, ${other.id}::uuid, ${customer.id}::uuid, ${vendor.id}::uuid, at,
        at + interval '30 minutes'
      FROM (SELECT ${first}::timestamptz + make_interval(mins => ${minutes}::int) AS at) t`);
    await expect(insert(44)).rejects.toThrow("viewings_one_at_a_time");
    await expect(insert(-29)).rejects.toThrow("viewings_one_at_a_time");
    await insert(45);
    await insert(-30);
  });
});
