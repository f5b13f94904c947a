import * as hours from "@/app/api/appointment-hours/route";
import * as booking from "@/app/api/listings/[id]/appointments/route";
import * as slots from "@/app/api/listings/[id]/slots/route";
import type { SlotsDto } from "@/lib/appointments/contract";
import { defaultHours, type OpenHours } from "@/lib/appointments/rules";
import { weekdays } from "@/lib/vendors/rules";
import { createListing } from "@/prisma/factories";
import type { Browser } from "./browser";
import { createPersonWithBrowser } from "./conversations";

export const openHours: OpenHours = {
  ...defaultHours,
  weekly: Object.fromEntries(weekdays.map((day) => [day, [{ from: "09:00", to: "12:00" }]])),
};

const path = "/api/appointment-hours";

export function saveHours(browser: Browser, body: object, query: Record<string, string> = {}) {
  return browser.put(hours.PUT, path, { query, body });
}

export function readHours(browser: Browser, query: Record<string, string> = {}) {
  return browser.get(hours.GET, path, { query });
}

export function deleteHours(browser: Browser, query: Record<string, string> = {}) {
  return browser.delete(hours.DELETE, path, { query });
}

export async function readSlots(browser: Browser, id: string, query: Record<string, string> = {}) {
  const answer = await browser.get(slots.GET, `/api/listings/${id}/slots`, { params: { id }, query });
  return { ...answer, body: answer.body as unknown as SlotsDto };
}

export function book(browser: Browser, id: string, startsAt: string, text = "") {
  const address = `/api/listings/${id}/appointments`;
  return browser.post(booking.POST, address, { params: { id }, body: { startsAt, text } });
}

export async function createOpenHome(change: Partial<OpenHours> = {}) {
  const vendor = await createPersonWithBrowser({ vendorStatus: "approved" });
  const { id } = await createListing({
    vendorId: vendor.vendorId,
    category: "realestate",
    propertyType: "condo",
    listingType: "sale",
    city: "Austin",
    location: "Austin, TX",
    state: "TX",
    title: "Condo with a porch",
    street: "12 Oak Street",
  });
  await saveHours(vendor, { ...openHours, ...change });
  return { vendor, id };
}

export async function freeTimes(browser: Browser, id: string): Promise<string[]> {
  return (await readSlots(browser, id)).body.days.flatMap((day) => day.slots);
}
