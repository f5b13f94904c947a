import { dealCopy, offerLines } from "@/lib/messages/deal.copy";
import type { DealStep } from "@/lib/messages/deal.rules";
import { formatPrice, fromCents } from "@/lib/shared/money";
import { makeId } from "../ids";
import { demoWords } from "../words";
import { day, type World } from "../world";
import type { Job } from "./applications";
import type { Offered } from "./listings";
import type { People, Person } from "./people";
import { addTalk, pickLines } from "./talks";

type OfferStatus = "open" | "countered" | "accepted" | "declined" | "withdrawn" | "expired";
type ViewingStatus = "requested" | "confirmed" | "rescheduled" | "declined" | "done" | "no_show";

const hour = 3_600_000;
const { jobThreads, offerNotes, quickReplies, threads } = demoWords.messages;

function addOffer(world: World, offered: Offered, starter: Person, status: OfferStatus, age: number): void {
  const { random } = world;
  const { row, shop } = offered;
  const price = Number(row.priceCents);
  const amount = Math.max(100, Math.round((price * random.between(0.82, 0.97)) / 100) * 100);
  const halfway = Math.round((amount + price) / 200) * 100;
  const named = formatPrice(fromCents(amount));
  const counterNote = "Halfway, and it is yours.";
  const answer: Partial<Record<OfferStatus, readonly [string, DealStep]>> = {
    accepted: [offerLines.accept(named), "accept"],
    declined: [offerLines.decline(named), "decline"],
    countered: [dealCopy.lineOfCounter(fromCents(halfway), counterNote), "counter"],
  };
  const reply = answer[status];
  const note = random.pick(offerNotes);
  const conversationId = addTalk(world, {
    about: { listingId: row.id },
    starter,
    ownerId: shop.user.id,
    lines: [
      ["starter", dealCopy.lineOfOffer(fromCents(amount), note), "offer"],
      ...(reply ? [["owner", ...reply] as const] : []),
    ],
    age,
    unread: status === "open" ? 1 : 0,
    closed: status === "accepted",
  });
  if (!conversationId) return;
  const createdAt = world.ago(age + 0.1);
  const decided = status === "open" ? null : world.ago(age);
  const base = {
    conversationId,
    listingId: row.id,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 72 * hour),
  };
  const id = makeId(random, age * day);
  world.add("offers", {
    ...base,
    id,
    proposedById: starter.id,
    amountCents: amount,
    note,
    status,
    decidedAt: decided,
    reserves: status === "accepted",
    settledAt: status === "accepted" ? decided : null,
  });
  if (status !== "countered") return;
  world.add("offers", {
    ...base,
    id: makeId(random, age * day),
    proposedById: shop.user.id,
    counterToId: id,
    amountCents: halfway,
    note: counterNote,
    status: "open",
    createdAt: world.ago(age),
    expiresAt: world.ago(age - 3),
    decidedAt: null,
  });
}

function addViewing(
  world: World,
  { row, shop }: Offered,
  starter: Person,
  status: ViewingStatus,
  inDays: number,
): void {
  const past = inDays < 0;
  const age = past ? -inDays + 1.5 : 0.4;
  const [lines = []] = threads.realestate;
  const conversationId = addTalk(world, {
    about: { listingId: row.id },
    starter,
    ownerId: shop.user.id,
    lines: status === "requested" ? lines.slice(0, 1) : lines,
    age,
    unread: status === "requested" ? 1 : 0,
  });
  if (!conversationId) return;
  // Afternoon in New York, which is daytime everywhere in the US.
  const startsAt = new Date(
    (Math.floor(world.now / day) + inDays) * day + (17 + (Math.abs(inDays) % 4)) * hour,
  );
  world.add("viewings", {
    id: makeId(world.random, age * day),
    conversationId,
    listingId: row.id,
    requestedById: starter.id,
    startsAt,
    durationMinutes: 30,
    note: "Two people and a small dog.",
    status,
    createdAt: world.ago(age),
    updatedAt: world.ago(age * 0.5),
  });
}

export function makeDeals(
  world: World,
  people: People,
  offered: readonly Offered[],
  jobs: readonly Job[],
): void {
  const { random } = world;
  const { customer, customers, vendor } = people;
  const open = random.shuffle(offered.filter(({ row }) => row.status === "approved"));
  const mine = open.filter(({ shop }) => shop.user.id === vendor.id);
  const others = open.filter(({ shop }) => shop.user.id !== vendor.id);
  const products = others.filter(({ row }) => row.category === "products");
  const homes = others.filter(({ row }) => row.category === "realestate");
  const statuses: readonly OfferStatus[] = [
    "open",
    "accepted",
    "declined",
    "withdrawn",
    "expired",
    "countered",
  ];
  // Completed deals need sold listings; the first two belong to the agreements.
  const sold = offered
    .filter(
      ({ row, shop }) => row.status === "sold" && row.category === "products" && shop.user.id !== vendor.id,
    )
    .slice(2);
  for (const [index, listing] of products.slice(0, 24).entries()) {
    const status = statuses[index % statuses.length] ?? "open";
    const about = status === "accepted" ? sold.pop() : listing;
    const starter = random.pick(customers);
    const isNew = status === "open" || status === "countered";
    const age = isNew ? random.between(0.1, 1.5) : random.between(4, 30);
    addOffer(world, about ?? listing, starter, about ? status : "declined", age);
  }
  const states: readonly (readonly [ViewingStatus, number])[] = [
    ["requested", 3],
    ["confirmed", 2],
    ["done", -4],
    ["declined", 5],
    ["no_show", -7],
    ["rescheduled", 6],
  ];
  for (const [index, listing] of homes.slice(0, 18).entries()) {
    const [status, inDays] = states[index % states.length] ?? ["requested", 3];
    addViewing(world, listing, random.pick(customers), status, inDays);
  }
  for (const listing of others.slice(60, 130)) {
    addTalk(world, {
      about: { listingId: listing.row.id },
      starter: random.pick(customers),
      ownerId: listing.shop.user.id,
      lines: pickLines(world, listing, false),
      age: random.between(0.05, 25),
      unread: random.int(0, 1),
    });
  }
  const [first, second, third, fourth] = mine;
  if (first) addOffer(world, first, customer, "open", 0.3);
  if (second) addOffer(world, second, random.pick(customers), "open", 0.6);
  if (third) addOffer(world, third, random.pick(customers), "countered", 0.9);
  for (const listing of mine.slice(4, 10)) {
    addTalk(world, {
      about: { listingId: listing.row.id },
      starter: random.pick(customers),
      ownerId: vendor.id,
      lines: pickLines(world, listing, false).slice(0, 3),
      age: random.between(0.02, 4),
      unread: 1,
    });
  }
  if (fourth)
    addTalk(world, {
      about: { listingId: fourth.row.id },
      starter: customer,
      ownerId: vendor.id,
      lines: threads.products[0] ?? [],
      age: 1.2,
    });
  const [home, secondHome] = homes.slice(18);
  if (home) addViewing(world, home, customer, "confirmed", 2);
  if (secondHome) addViewing(world, secondHome, customer, "requested", 4);
  for (const listing of others.filter(({ row }) => row.category === "services").slice(0, 2)) {
    addTalk(world, {
      about: { listingId: listing.row.id },
      starter: customer,
      ownerId: listing.shop.user.id,
      lines: pickLines(world, listing, true),
      age: random.between(0.3, 6),
      unread: 1,
    });
  }
  jobs
    .filter(({ status, posterId }) => status === "open" && posterId !== customer.id)
    .slice(0, jobThreads.length)
    .forEach((job, index) => {
      addTalk(world, {
        about: { jobId: job.id },
        starter: customer,
        ownerId: job.posterId,
        lines: jobThreads[index] ?? [],
        age: 3 + index,
      });
    });
  quickReplies.forEach(({ title, text }, position) => {
    world.add("quick_replies", {
      id: makeId(random, 30 * day),
      userId: vendor.id,
      title,
      text,
      position,
      createdAt: world.ago(30),
    });
  });
}
