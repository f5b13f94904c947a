import { dealCopy, offerLines } from "@/lib/messages/deal.copy";
import type { DealStep } from "@/lib/messages/deal.rules";
import { formatPrice, fromCents } from "@/lib/shared/money";
import { makeId } from "../ids";
import { demoWords } from "../words";
import { day, type World } from "../world";
import type { Job } from "./applications";
import { addOpenHours } from "./hours";
import type { DemoListing } from "./listings";
import type { People, Person } from "./people";
import { addTalk, pickLines } from "./conversations";

type OfferStatus = "open" | "countered" | "accepted" | "declined" | "withdrawn" | "expired";
type ViewingStatus = "requested" | "confirmed" | "rescheduled" | "declined" | "done" | "no_show";

const hour = 3_600_000;
const { jobThreads, offerNotes, quickReplies, threads } = demoWords.messages;

type Reply = readonly [string, DealStep];
type Amounts = { amount: number; halfway: number };

const counterNote = "Halfway, and it is yours.";

function replyTo(status: OfferStatus, { amount, halfway }: Amounts): Reply | undefined {
  const named = formatPrice(fromCents(amount));
  const replies: Partial<Record<OfferStatus, Reply>> = {
    accepted: [offerLines.accept(named), "accept"],
    declined: [offerLines.decline(named), "decline"],
    countered: [dealCopy.lineOfCounter(fromCents(halfway), counterNote), "counter"],
  };
  return replies[status];
}

function addOffer(
  world: World,
  offered: DemoListing,
  starter: Person,
  status: OfferStatus,
  age: number,
): void {
  const { random } = world;
  const { row, shop } = offered;
  const price = Number(row.priceCents);
  const amount = Math.max(100, Math.round((price * random.between(0.82, 0.97)) / 100) * 100);
  const halfway = Math.round((amount + price) / 200) * 100;
  const reply = replyTo(status, { amount, halfway });
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
  const offer = world.add("offers", {
    conversationId,
    listingId: row.id,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 72 * hour),
    id: makeId(random, age * day),
    proposedById: starter.id,
    amountCents: amount,
    note,
    status,
    decidedAt: decided,
    reserves: status === "accepted",
    settledAt: status === "accepted" ? decided : null,
  });
  if (status === "countered") addCounter(world, offer, { ownerId: shop.user.id, halfway, age });
}

type Offer = { id: string; conversationId: string; listingId: string };
type Counter = { ownerId: string; halfway: number; age: number };

function addCounter(world: World, offer: Offer, { ownerId, halfway, age }: Counter): void {
  world.add("offers", {
    conversationId: offer.conversationId,
    listingId: offer.listingId,
    createdAt: world.ago(age),
    expiresAt: world.ago(age - 3),
    id: makeId(world.random, age * day),
    proposedById: ownerId,
    counterToId: offer.id,
    amountCents: halfway,
    note: counterNote,
    status: "open",
    decidedAt: null,
  });
}

function addViewing(
  world: World,
  { row, shop }: DemoListing,
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
    ownerId: shop.user.id,
    startsAt,
    durationMinutes: 30,
    note: "Two people and a small dog.",
    status,
    createdAt: world.ago(age),
    updatedAt: world.ago(age * 0.5),
  });
}

type Groups = Record<"mine" | "others" | "products" | "homes" | "services" | "sold", readonly DemoListing[]>;

function groupListings(world: World, { vendor }: People, offered: readonly DemoListing[]): Groups {
  const isMine = ({ shop }: DemoListing) => shop.user.id === vendor.id;
  const isProduct = ({ row }: DemoListing) => row.category === "products";
  const open = world.random.shuffle(offered.filter(({ row }) => row.status === "approved"));
  const others = open.filter((listing) => !isMine(listing));
  const sold = offered.filter(
    (listing) => listing.row.status === "sold" && isProduct(listing) && !isMine(listing),
  );
  return {
    mine: open.filter(isMine),
    others,
    products: others.filter(isProduct),
    homes: others.filter(({ row }) => row.category === "realestate"),
    services: others.filter(({ row }) => row.category === "services"),
    // The first ones belong to the agreements and cases.
    sold: sold.slice(8),
  };
}

const offerStatuses: readonly OfferStatus[] = [
  "open",
  "accepted",
  "declined",
  "withdrawn",
  "expired",
  "countered",
];

function addProductOffers(world: World, { customers }: People, { products, sold }: Groups): void {
  const { random } = world;
  const left = [...sold];
  for (const [index, listing] of products.slice(0, 24).entries()) {
    const status = offerStatuses[index % offerStatuses.length] ?? "open";
    const about = status === "accepted" ? left.pop() : listing;
    const starter = random.pick(customers);
    const isNew = status === "open" || status === "countered";
    const age = isNew ? random.between(0.1, 1.5) : random.between(4, 30);
    addOffer(world, about ?? listing, starter, about ? status : "declined", age);
  }
}

const viewingDays: readonly (readonly [ViewingStatus, number])[] = [
  ["requested", 3],
  ["confirmed", 2],
  ["done", -4],
  ["declined", 5],
  ["no_show", -7],
  ["rescheduled", 6],
];

function addHomeViewings(world: World, { customers }: People, { homes }: Groups): void {
  for (const [index, listing] of homes.slice(0, 18).entries()) {
    const [status, inDays] = viewingDays[index % viewingDays.length] ?? ["requested", 3];
    addViewing(world, listing, world.random.pick(customers), status, inDays);
  }
}

function addInquiries(world: World, { customers }: People, { others }: Groups): void {
  const { random } = world;
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
}

function addVendorDeals(world: World, { vendor, customer, customers }: People, { mine }: Groups): void {
  const { random } = world;
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
}

function addCustomerDeals(world: World, { customer }: People, { homes, services }: Groups): void {
  const [home, secondHome] = homes.slice(18);
  if (home) addViewing(world, home, customer, "confirmed", 2);
  if (secondHome) addViewing(world, secondHome, customer, "requested", 4);
  for (const listing of services.slice(0, 2)) {
    const lines = pickLines(world, listing, true);
    addTalk(world, {
      about: { listingId: listing.row.id },
      starter: customer,
      ownerId: listing.shop.user.id,
      // The customer has an unread answer, on whatever day the demo is made.
      lines: lines.slice(0, lines.findLastIndex(([who]) => who === "owner") + 1),
      age: world.random.between(0.3, 6),
      unread: 1,
    });
  }
}

function addJobTalks(world: World, { customer }: People, jobs: readonly Job[]): void {
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
}

function addQuickReplies(world: World, { vendor }: People): void {
  quickReplies.forEach(({ title, text }, position) => {
    world.add("quick_replies", {
      id: makeId(world.random, 30 * day),
      userId: vendor.id,
      title,
      text,
      position,
      createdAt: world.ago(30),
    });
  });
}

export function makeDeals(
  world: World,
  people: People,
  offered: readonly DemoListing[],
  jobs: readonly Job[],
): void {
  const groups = groupListings(world, people, offered);
  addProductOffers(world, people, groups);
  addHomeViewings(world, people, groups);
  addInquiries(world, people, groups);
  addVendorDeals(world, people, groups);
  addCustomerDeals(world, people, groups);
  addJobTalks(world, people, jobs);
  addQuickReplies(world, people);
  addOpenHours(world, [...groups.homes, ...groups.services]);
}
