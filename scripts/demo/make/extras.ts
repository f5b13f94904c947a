import type { Prisma } from "@/prisma/generated/client";
import { formatPrice, fromCents } from "@/lib/shared/money";
import { makeId } from "../ids";
import { day, type World } from "../world";
import type { Offered } from "./listings";
import type { People, Person } from "./people";

/** Whom a listing pleases: most keep a few, the demo customer a shelf full with drops and sold ones among them. */
export function makeFavorites(
  world: World,
  { customers, customer, vendor }: People,
  offered: readonly Offered[],
): void {
  const { random } = world;
  const visible = offered.filter(({ row }) => row.status === "approved" || row.status === "reserved");
  const keep = (user: Person, { row }: Offered, note = "") => {
    if (!world.claim(`favorite ${user.id} ${row.id}`)) return;
    const published = (world.now - (row.publishedAt as Date).getTime()) / day;
    const price = row.previousPriceCents ?? row.priceCents ?? 0;
    world.add("favorites", {
      userId: user.id,
      listingId: row.id,
      priceCents: price,
      note,
      createdAt: world.ago(random.between(0.3, 1) * published),
    });
  };
  for (const person of customers)
    for (const listing of random.some(visible, random.int(0, 9))) keep(person, listing);
  for (const listing of random.some(visible, 9)) keep(customer, listing);
  for (const listing of visible.filter(({ row }) => row.reducedAt).slice(0, 3))
    keep(customer, listing, "Watching the price");
  for (const listing of offered.filter(({ row }) => row.status === "sold").slice(0, 2))
    keep(customer, listing);
  for (const listing of random.some(
    visible.filter(({ shop }) => shop.user.id !== vendor.id),
    3,
  ))
    keep(vendor, listing);
}

type Note = readonly [
  type: Prisma.NotificationCreateManyInput["type"],
  title: string,
  body: string,
  href: string,
  age: number,
  read: boolean,
];

/** What somebody reads of a price drop who saved the listing before. */
function dropOf(listing: Offered | undefined): string {
  const [now, was] = [Number(listing?.row.priceCents ?? 0), Number(listing?.row.previousPriceCents ?? 0)];
  const [price, less] = [now, was - now].map((cents) => formatPrice(fromCents(cents)));
  return `It’s now ${price}, ${less} less than when you saved it.`;
}

/** What the bell shows to the demo accounts. */
export function makeNotifications(
  world: World,
  { customer, vendor, admin, pending }: People,
  offered: readonly Offered[],
): void {
  const reduced = offered.find(({ row }) => row.reducedAt && row.status === "approved");
  const mine = offered.filter(({ shop }) => shop.user.id === vendor.id);
  const approved = mine.find(({ row }) => row.status === "approved");
  const changes = mine.find(({ row }) => row.status === "changes_requested");
  const listingHref = (listing: Offered | undefined) => (listing ? `/listings/${listing.row.id}` : "/");
  const editHref = (listing: Offered | undefined) =>
    listing ? `/edit-listing/${listing.row.id}` : "/vendor";
  const bells: readonly (readonly [Person, readonly Note[]])[] = [
    [
      customer,
      [
        [
          "price_drop",
          `Price drop: ${reduced?.row.title ?? ""}`,
          dropOf(reduced),
          listingHref(reduced),
          0.6,
          false,
        ],
        ["message", "New message", "Friday at 1 it is. We bring everything.", "/messages", 0.4, false],
        [
          "saved_search",
          "3 new homes for your search",
          "Houses in Texas under $500,000",
          "/search?category=realestate&state=TX",
          1.2,
          false,
        ],
        ["offer", "Your offer was received", "The vendor has three days to answer.", "/messages", 2.1, true],
        ["application", "Your application was read", "Front desk agent", "/jobs", 5, true],
      ],
    ],
    [
      vendor,
      [
        ["offer", "New offer", mine[0]?.row.title ?? "", "/messages", 0.3, false],
        ["message", "New question", "Could you hold it until the weekend?", "/messages", 0.5, false],
        ["review", "New five-star review", approved?.row.title ?? "", listingHref(approved), 1.4, false],
        [
          "listing_decision",
          "Changes requested",
          changes?.row.decisionReason ?? "",
          editHref(changes),
          2.2,
          false,
        ],
        [
          "listing_decision",
          "Your listing is live",
          approved?.row.title ?? "",
          listingHref(approved),
          3,
          true,
        ],
        ["expiry", "A listing expires in 7 days", mine[2]?.row.title ?? "", editHref(mine[2]), 3.5, true],
      ],
    ],
    [
      admin,
      [
        [
          "message",
          "Two vendors are waiting",
          "The oldest application is two days old.",
          "/admin/vendors",
          0.2,
          false,
        ],
      ],
    ],
    [
      pending,
      [
        [
          "vendor_decision",
          "We have your application",
          "A person looks at it, usually within two days.",
          "/vendor",
          2,
          true,
        ],
      ],
    ],
  ];
  for (const [person, notes] of bells) {
    for (const [type, title, body, href, age, read] of notes) {
      world.add("notifications", {
        id: makeId(world.random, age * day),
        userId: person.id,
        type,
        title,
        body,
        href,
        readAt: read ? world.ago(age * 0.7) : null,
        createdAt: world.ago(age),
      });
    }
  }
}

const settings: Record<string, string> = {
  show_dot_navigation: "true",
  show_featured_categories: "true",
  show_top_ads: "true",
  show_middle_ads: "true",
  show_bottom_ads: "true",
  show_featured_products: "true",
  show_success_stories: "true",
  top_carousel_interval: "5",
  middle_carousel_interval: "7",
  bottom_carousel_interval: "6",
};

/** Everything that the homepage can show is on (contract 'Homepage settings'). */
export function makeSettings(world: World, { admin }: People): void {
  for (const [key, value] of Object.entries(settings)) {
    world.add("homepage_settings", { key, value, updatedAt: world.ago(30), updatedById: admin.id });
  }
}
