import { identicalPeople } from "@/lib/messages/threads/held.rules";
import { makeId } from "../ids";
import { createRandom } from "../random";
import { day, type World } from "../world";
import { addTalk } from "./conversations";
import type { DemoListing } from "./listings";
import type { People } from "./people";

const text =
  "Hi, I do bookkeeping for small businesses and can take sales tax filings off your hands. Could I call you this week for ten minutes? My rate is $45 an hour.";

/** One person wrote the same to several vendors today, so the last message waits for a moderator. */
export function makeHeldMessage(
  shared: World,
  { customer, customers, vendor }: People,
  offered: readonly DemoListing[],
): void {
  const world: World = { ...shared, random: createRandom("plaza demo held message") };
  const busy = new Set(world.rows.conversations.map(({ starterId }) => starterId));
  const sender = customers
    .filter(({ id }) => id !== customer.id)
    .toSorted((a, b) => Number(busy.has(a.id)) - Number(busy.has(b.id)))[0];
  const open = offered.filter(({ row }) => row.status === "approved" && row.category === "products");
  const owners = [...new Map(open.map((one) => [one.shop.user.id, one])).values()];
  const others = owners.filter(({ shop }) => shop.user.id !== vendor.id).slice(0, identicalPeople);
  const last = open.find(({ shop }) => shop.user.id === vendor.id);
  if (!sender || !last || others.length < identicalPeople) return;
  for (const [index, { row, shop }] of others.entries()) {
    const age = 0.2 - index * 0.01;
    const about = { listingId: row.id };
    addTalk(world, {
      about,
      starter: sender,
      ownerId: shop.user.id,
      lines: [["starter", text]],
      age,
      unread: 1,
    });
  }
  if (!world.claim(`talk ${last.row.id} ${sender.id}`)) return;
  const createdAt = world.ago(0.15);
  const { id: conversationId } = world.add("conversations", {
    id: makeId(world.random, 0.15 * day),
    listingId: last.row.id,
    starterId: sender.id,
    ownerId: vendor.id,
    ownerDeletedAt: createdAt,
    lastMessageAt: createdAt,
    lastMessageText: text.slice(0, 200),
    createdAt,
  });
  world.add("held_messages", {
    id: makeId(world.random, 0.15 * day),
    conversationId,
    senderId: sender.id,
    text,
    copies: identicalPeople,
    createdAt,
  });
}
