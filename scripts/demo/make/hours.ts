import { makeId } from "../ids";
import { day, type World } from "../world";
import type { DemoListing } from "./listings";

const span = (from: string, to: string) => ({ from, to });

const openShops = 6;

/** Some businesses with homes or services take bookings on weekdays and Saturday mornings. */
export function addOpenHours(world: World, offered: readonly DemoListing[]): void {
  const vendorIds = offered.map(({ row }) => row.vendorId);
  for (const [index, vendorId] of [...new Set(vendorIds)].slice(0, openShops).entries()) {
    addHours(world, vendorId, index % 2 === 1);
  }
}

export function addHours(world: World, vendorId: string, autoConfirm: boolean): void {
  const weekday = [span("09:00", "12:00"), span("13:00", "17:00")];
  world.add("appointment_hours", {
    id: makeId(world.random, 20 * day),
    vendorId,
    weekly: {
      ...Object.fromEntries(["mon", "tue", "wed", "thu", "fri"].map((name) => [name, weekday])),
      sat: [span("10:00", "13:00")],
    },
    durationMinutes: 30,
    bufferMinutes: 15,
    noticeHours: 12,
    horizonDays: 30,
    autoConfirm,
    updatedAt: world.ago(20),
  });
}
