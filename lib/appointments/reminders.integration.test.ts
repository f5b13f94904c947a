import { openPart } from "@/lib/notifications/mail/mail.queries";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { book, createOpenHome, freeTimes } from "@/prisma/test/appointments";
import { createPersonWithBrowser } from "@/prisma/test/conversations";
import { remindOfAppointments } from "./reminders.commands";

jest.setTimeout(60_000);

afterAll(() => stopQueue());

async function confirmed(minutesAhead: number, confirmedMinutesAgo = 3000) {
  const { vendor, id } = await createOpenHome({ autoConfirm: true });
  const customer = await createPersonWithBrowser();
  const [time = ""] = await freeTimes(customer, id);
  const thread = String((await book(customer, id, time)).body.id);
  await rows(sql`
    UPDATE viewings SET starts_at = now() + make_interval(mins => ${minutesAhead}::int),
      held_until = now() + make_interval(mins => ${minutesAhead + 45}::int),
      updated_at = now() - make_interval(mins => ${confirmedMinutesAgo}::int)
    WHERE conversation_id = ${thread}::uuid`);
  await db.notification.deleteMany({});
  return { vendor, customer, thread };
}

async function noticesOf(userId: string): Promise<string[]> {
  const found = await db.notification.findMany({ where: { userId }, orderBy: { createdAt: "asc" } });
  return found.map(({ title }) => title);
}

test("reminds both sides once a day and once an hour before", async () => {
  const { vendor, customer, thread } = await confirmed(23 * 60);
  await remindOfAppointments();
  await remindOfAppointments();
  for (const { id } of [vendor, customer]) {
    expect(await noticesOf(id)).toEqual([expect.stringMatching(/^Viewing on .* C[SD]T$/)]);
  }
  const mails = await db.mail.findMany({ where: { userId: customer.id }, orderBy: { createdAt: "desc" } });
  const text = await openPart(mails[0]!.text);
  expect(text).toContain("12 Oak Street, Austin, TX");
  expect(text).toContain("I can’t make it");
  expect(text).toContain(`/messages/${thread}?viewing=cancel`);
  await rows(sql`
    UPDATE viewings SET starts_at = now() + interval '50 minutes', held_until = now() + interval '95 minutes'
    WHERE conversation_id = ${thread}::uuid`);
  await remindOfAppointments();
  await remindOfAppointments();
  expect((await noticesOf(customer.id)).at(-1)).toMatch(/^Your viewing starts within an hour: /);
  expect(await noticesOf(vendor.id)).toHaveLength(2);
});

test.each([
  ["more than a day ahead", 25 * 60, 3000],
  ["in the past", -10, 3000],
  ["confirmed less than a day before", 20 * 60, 60],
])("sends no reminder of an appointment %s", async (_name, ahead, confirmedAgo) => {
  const { customer } = await confirmed(ahead, confirmedAgo);
  await remindOfAppointments();
  expect(await noticesOf(customer.id)).toEqual([]);
});

test("sends no reminder of a request or a canceled appointment, and mails people who get a digest at once", async () => {
  const { customer, thread } = await confirmed(20 * 60);
  const set = (status: "requested" | "declined" | "confirmed") =>
    rows(sql`UPDATE viewings SET status = ${status}::viewing_status WHERE conversation_id = ${thread}::uuid`);
  for (const status of ["requested", "declined"] as const) {
    await set(status);
    await remindOfAppointments();
  }
  expect(await noticesOf(customer.id)).toEqual([]);
  await set("confirmed");
  await db.notificationPreference.create({
    data: { userId: customer.id, type: "offer", site: true, email: true, frequency: "daily" },
  });
  await remindOfAppointments();
  expect(await db.digestItem.count({ where: { userId: customer.id } })).toBe(0);
  expect(await db.mail.count({ where: { userId: customer.id, template: "reminder" } })).toBe(1);
});
