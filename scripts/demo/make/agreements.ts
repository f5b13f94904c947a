import { dealCopy, offerLines } from "@/lib/messages/deal.copy";
import { formatPrice, fromCents } from "@/lib/shared/money";
import { makeId } from "../ids";
import { createRandom } from "../random";
import { day, type World } from "../world";
import type { DemoListing } from "./listings";
import type { People, Person } from "./people";
import { addTalk, type ConversationLine } from "./conversations";
import type { Line } from "../words";

/** An offer with its conversation. `age` in days: of its completion, or of its last message. */
export type Deal = { id: string; listing: DemoListing; starter: Person; age: number };

type Agreement = {
  listing: DemoListing;
  starter: Person;
  before: readonly Line[];
  after: readonly Line[];
  by: Line[0];
  state: "open" | "accepted" | "completed";
  age: number;
};

/** Null if this person already has a conversation about the listing. */
export function addAgreement(world: World, agreement: Agreement): Deal | null {
  const { listing, starter, before, after, by, state, age } = agreement;
  const { row, shop } = listing;
  const cents = Math.max(500, Math.round((Number(row.priceCents) * 0.92) / 500) * 500);
  const answerer: Line[0] = by === "starter" ? "owner" : "starter";
  const lines: ConversationLine[] = [...before, [by, dealCopy.lineOfOffer(fromCents(cents), ""), "offer"]];
  if (state !== "open") lines.push([answerer, offerLines.accept(formatPrice(fromCents(cents))), "accept"]);
  if (state === "completed") lines.push(["owner", dealCopy.lineOfCompletion, "complete"]);
  const conversationId = addTalk(world, {
    about: { listingId: row.id },
    starter,
    ownerId: shop.user.id,
    lines: [...lines, ...after],
    age,
    unread: state === "open" ? 1 : 0,
    closed: state === "completed",
  });
  if (!conversationId) return null;
  const createdAt = world.ago(age + 0.5);
  const id = makeId(world.random, (age + 0.5) * day);
  world.add("offers", {
    id,
    conversationId,
    listingId: row.id,
    proposedById: by === "starter" ? starter.id : shop.user.id,
    amountCents: cents,
    note: "",
    status: state === "open" ? "open" : "accepted",
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 3 * day),
    decidedAt: state === "open" ? null : world.ago(age + 0.2),
    reserves: state !== "open" && row.status !== "approved",
    settledAt: state === "completed" ? world.ago(age) : null,
  });
  return { id, listing, starter, age };
}

export function takeListing(
  world: World,
  offered: readonly DemoListing[],
  fits: (one: DemoListing) => boolean,
): DemoListing | undefined {
  return offered.find((one) => fits(one) && world.claim(`agreement ${one.row.id}`));
}

export const availabilityLines: readonly Line[] = [
  ["starter", "Hi, is this still available? I live close by."],
  ["owner", "It is. You’re welcome to come and see it."],
];
export const quoteLines: readonly Line[] = [
  ["starter", "Hi, could you send me a quote? It’s for the second weekend of next month."],
  ["owner", "Happy to. That date is free, here’s my price."],
];
const meeting: readonly Line[] = [
  ["starter", "Great. Saturday at ten?"],
  ["owner", "Saturday at ten works. I’ll send you the address."],
];

export function makeAgreements(world: World, people: People, offered: readonly DemoListing[]): void {
  // A separate random sequence, so that the rest of the demo doesn't change.
  const own: World = { ...world, random: createRandom("plaza demo agreements") };
  const { customer, customers, vendor } = people;
  const isMine = ({ shop }: DemoListing) => shop.user.id === vendor.id;
  const [neighbor = customer] = customers.filter(({ id }) => id !== customer.id);
  const take = (status: string, category: string, mine: boolean) =>
    takeListing(
      own,
      offered,
      (one) => one.row.status === status && one.row.category === category && isMine(one) === mine,
    );
  const reserved = take("reserved", "products", false);
  const sold = take("sold", "products", false);
  const soldByMe = take("sold", "products", true);
  const reservedByMe = take("reserved", "products", true);
  const quoted = take("approved", "services", false);
  const agreed = take("approved", "services", false);
  const deal = { starter: customer, by: "starter", after: meeting, before: availabilityLines } as const;
  if (reserved) addAgreement(own, { ...deal, listing: reserved, state: "accepted", age: 0.6 });
  if (sold) addAgreement(own, { ...deal, listing: sold, after: [], state: "completed", age: 2.2 });
  if (soldByMe) {
    addAgreement(own, {
      ...deal,
      starter: neighbor,
      listing: soldByMe,
      after: [],
      state: "completed",
      age: 3.1,
    });
  }
  if (reservedByMe) {
    addAgreement(own, { ...deal, starter: neighbor, listing: reservedByMe, state: "accepted", age: 0.9 });
  }
  const quote = { starter: customer, by: "owner", before: quoteLines } as const;
  if (quoted) addAgreement(own, { ...quote, listing: quoted, after: [], state: "open", age: 0.2 });
  if (agreed) {
    const after: readonly Line[] = [["owner", "Thank you. I’ll be there at nine."]];
    addAgreement(own, { ...quote, listing: agreed, after, state: "accepted", age: 1.4 });
  }
}
