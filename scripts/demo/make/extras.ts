import { day, type World } from "../world";
import type { DemoListing } from "./listings";
import type { People, Person } from "./people";

export function makeFavorites(
  world: World,
  { customers, customer, vendor }: People,
  offered: readonly DemoListing[],
): void {
  const { random } = world;
  const visible = offered.filter(({ row }) => row.status === "approved" || row.status === "reserved");
  const addFavorite = (user: Person, { row }: DemoListing, note = "") => {
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
    for (const listing of random.some(visible, random.int(0, 9))) addFavorite(person, listing);
  for (const listing of random.some(visible, 9)) addFavorite(customer, listing);
  for (const listing of visible.filter(({ row }) => row.reducedAt).slice(0, 3))
    addFavorite(customer, listing, "Watching the price");
  for (const listing of offered.filter(({ row }) => row.status === "sold").slice(0, 2))
    addFavorite(customer, listing);
  for (const listing of random.some(
    visible.filter(({ shop }) => shop.user.id !== vendor.id),
    3,
  ))
    addFavorite(vendor, listing);
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

export function makeSettings(world: World, { admin }: People): void {
  for (const [key, value] of Object.entries(settings)) {
    world.add("homepage_settings", { key, value, updatedAt: world.ago(30), updatedById: admin.id });
  }
}
