import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { book, createOpenHome, freeTimes } from "@/prisma/test/appointments";
import { createPersonWithBrowser } from "@/prisma/test/conversations";
import { listAppointments } from "./calendar.queries";
import { parseCalendar } from "./calendar.rules";

jest.setTimeout(60_000);

afterAll(() => stopQueue());

test("lists a business’s own appointments by day at their places, with address and steps", async () => {
  const [{ vendor, id }, other] = [await createOpenHome(), await createOpenHome()];
  const customer = await createPersonWithBrowser({ firstName: "Nadia" });
  const times = await freeTimes(customer, id);
  const [first = ""] = times;
  await book(customer, id, first);
  await book(customer, other.id, first);
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Chicago" }).format(new Date(first));
  const read = async (view: string, from: string) =>
    listAppointments(vendor.vendorId, (today) => parseCalendar({ view, day: from }, today));
  const { shown } = await read("day", day);
  expect(shown).toMatchObject([
    {
      day,
      appointments: [
        {
          title: "Condo with a porch",
          startsAt: first,
          timeZone: "America/Chicago",
          address: "12 Oak Street, Austin, TX",
          status: "requested",
          actions: ["confirm", "reschedule", "decline"],
        },
      ],
    },
  ]);
  expect(shown[0]?.appointments[0]?.person).toMatch(/^Nadia/);
  expect((await read("list", day)).shown.map((one) => one.day)).toEqual([day]);
  expect((await read("list", "2030-01-01")).shown).toEqual([]);
  await db.viewing.updateMany({ where: { listingId: id }, data: { status: "declined" } });
  expect((await read("day", day)).shown).toEqual([{ day, appointments: [] }]);
});

test("puts an evening in a western zone on its local day", async () => {
  const evening = [{ from: "23:00", to: "23:30" }];
  const { vendor, id } = await createOpenHome({
    weekly: { mon: evening, tue: evening, wed: evening, thu: evening },
  });
  const customer = await createPersonWithBrowser();
  const [first = ""] = await freeTimes(customer, id);
  await book(customer, id, first);
  const utcDay = first.slice(0, 10);
  const range = () => ({ view: "list" as const, first: "2026-01-01", days: 1000 });
  const [found] = (await listAppointments(vendor.vendorId, range)).shown;
  expect(Date.parse(utcDay) - Date.parse(found?.day ?? "")).toBe(86_400_000);
});
