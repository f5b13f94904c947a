import { timeZoneOf } from "@/lib/places/time-zone.rows";
import { addDays, createDayFormatter, createLocalTimeParser } from "@/lib/shared/dates";
import { makeId } from "../ids";
import { createRandom } from "../random";
import { demoWords } from "../words";
import { day, type World } from "../world";
import type { Job } from "./applications";
import { addTalk } from "./conversations";
import { addHours } from "./hours";
import type { DemoListing } from "./listings";
import type { People, Person } from "./people";
import type { Shop, Shops } from "./vendors";

type Status = "requested" | "confirmed" | "rescheduled" | "done" | "no_show";
type Slot = { inDays: number; time: string; status: Status };
type Offered = { shops: Shops; offered: readonly DemoListing[]; jobs: readonly Job[] };

const minute = 60_000;
const length = 30;

const visits: readonly Slot[] = [
  { inDays: -2, time: "10:00", status: "done" },
  { inDays: -1, time: "11:15", status: "no_show" },
  { inDays: 1, time: "10:30", status: "confirmed" },
  { inDays: 2, time: "13:30", status: "requested" },
  { inDays: 3, time: "16:15", status: "rescheduled" },
];

const interviews: readonly (readonly ["interview" | "offered", Slot])[] = [
  ["offered", { inDays: -1, time: "14:00", status: "done" }],
  ["interview", { inDays: 1, time: "15:00", status: "confirmed" }],
];

/** Sunday's appointments move to Monday, because the business is closed. */
function timesIn(world: World, zone: string): (slot: Slot) => Date {
  const [today, moment] = [createDayFormatter(zone)(world.ago(0)), createLocalTimeParser(zone)];
  return ({ inDays, time }) => {
    const date = addDays(today, inDays);
    const isSunday = new Date(`${date}T12:00:00Z`).getUTCDay() === 0;
    return moment(`${isSunday ? addDays(date, inDays < 0 ? -1 : 1) : date}T${time}:00`);
  };
}

function transferHome(world: World, demo: Shop, offered: readonly DemoListing[]): DemoListing | null {
  const {
    conversations,
    reviews,
    reports,
    notifications,
    favorites,
    saved_search_matches: matches,
  } = world.rows;
  const own = [...favorites, ...matches].filter(({ userId }) => userId === demo.user.id);
  const known = JSON.stringify([
    [...conversations, ...reviews, ...own].map(({ listingId }) => listingId),
    reports.map(({ subjectId }) => subjectId),
    notifications.map(({ href }) => href),
  ]);
  const isFree = ({ row }: DemoListing) =>
    row.status === "approved" && row.listingType === "rent" && !row.reducedAt && !known.includes(row.id);
  const homes = offered.filter(
    (one) => isFree(one) && ["apartment", "condo", "townhouse"].includes(one.row.propertyType ?? ""),
  );
  const home =
    homes.find(({ row }) => row.city === demo.row.city) ??
    homes.find(({ row }) => row.state === demo.row.state);
  if (!home) return null;
  const { row, shop } = home;
  for (const event of world.rows.listing_events) {
    if (event.listingId === row.id && event.actorId === shop.user.id) event.actorId = demo.user.id;
  }
  for (const change of world.rows.price_changes) {
    if (change.listingId === row.id) change.changedById = demo.user.id;
  }
  Object.assign(row, { vendorId: demo.row.id, vendorName: demo.row.businessName });
  return Object.assign(home, { shop: demo });
}

type Meeting = { conversationId: string; listingId: string | null; guest: string; ownerId: string };

function addMeeting(world: World, startsAt: Date, { status }: Slot, meeting: Meeting): void {
  const { conversationId, listingId, guest, ownerId } = meeting;
  const asked = new Date(Math.min(world.now - 60 * minute, startsAt.getTime() - 1.5 * day));
  world.add("viewings", {
    id: makeId(world.random, world.now - asked.getTime()),
    conversationId,
    listingId,
    requestedById: guest,
    ownerId,
    startsAt,
    durationMinutes: length,
    bufferMinutes: 15,
    heldUntil: new Date(startsAt.getTime() + (length + 15) * minute),
    status,
    createdAt: asked,
    updatedAt: asked,
  });
}

export function makeCalendar(shared: World, people: People, { shops, offered, jobs }: Offered): void {
  const world: World = { ...shared, random: createRandom("plaza demo calendar") };
  const { vendor, customer, customers } = people;
  addHours(world, shops.demo.row.id, false);
  const zone = timeZoneOf({ state: shops.demo.row.state ?? null, latitude: null, longitude: null });
  const timeOf = timesIn(world, zone);
  const home = transferHome(world, shops.demo, offered);
  const guests = world.random.some(
    customers.filter(({ id }) => id !== customer.id),
    visits.length,
  );
  const [lines = []] = demoWords.messages.threads.realestate;
  for (const [index, slot] of home ? visits.entries() : []) {
    const [{ row }, guest] = [home!, guests[index] as Person];
    const conversationId = addTalk(world, {
      about: { listingId: row.id },
      starter: guest,
      ownerId: vendor.id,
      lines,
      age: 2.5 - Math.min(0, slot.inDays) + index * 0.1,
    });
    if (!conversationId) continue;
    addMeeting(world, timeOf(slot), slot, {
      conversationId,
      listingId: row.id,
      guest: guest.id,
      ownerId: vendor.id,
    });
  }
  const own = new Set(jobs.filter(({ posterId }) => posterId === vendor.id).map(({ id }) => id));
  for (const [status, slot] of interviews) {
    const sent = world.rows.job_applications.find((one) => own.has(one.jobId) && one.status === status);
    const talk = world.rows.conversations.find(
      ({ jobId, starterId }) => jobId === sent?.jobId && starterId === sent?.applicantId,
    );
    if (!sent || !talk?.id) continue;
    addMeeting(world, timeOf(slot), slot, {
      conversationId: talk.id,
      listingId: null,
      guest: sent.applicantId,
      ownerId: vendor.id,
    });
  }
}
