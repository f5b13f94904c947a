import { buildPool } from "../pictures/pool";
import { recipeName } from "../pictures/recipe";
import { makeDemo } from "./demo";

const pictures = buildPool().map((recipe) => ({
  key: recipe.key,
  alt: recipe.alt,
  name: recipeName(recipe),
  width: 1280,
  height: 960,
  blurDataUrl: "",
  bytes: 0,
}));
const { rows } = makeDemo(1_800_000_000_000, pictures, { passwordHash: "none", listings: 1200 }).world;
const live = rows.listings
  .filter(({ status }) => status === "approved")
  .sort((a, b) => Number(b.createdAt) - Number(a.createdAt));
const covers = new Map(
  rows.listing_images.flatMap(({ listingId, imageId, position }) =>
    position === 0 ? [[listingId, imageId] as const] : [],
  ),
);
const pageSize = 24;

function twinsOf(list: readonly { id?: string }[]): string[] {
  const shown = list.map(({ id }) => covers.get(String(id))!);
  return shown.filter((cover, index) =>
    shown.slice(Math.max(0, index - pageSize + 1), index).includes(cover),
  );
}

test("the demo shows no cover more than twice, and no two alike on one page of any section", () => {
  const counts = new Map<string, number>();
  for (const id of covers.values()) counts.set(id, (counts.get(id) ?? 0) + 1);
  expect(covers.size).toBe(rows.listings.length);
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(2);
  expect(twinsOf(live)).toEqual([]);
  for (const category of ["products", "services", "realestate"])
    expect(twinsOf(live.filter((row) => row.category === category))).toEqual([]);
});

test("the demo shows what costs much from three sides or more", () => {
  const angles = new Map(rows.listings.map(({ id }) => [id, new Set<string>()]));
  for (const { listingId, imageId } of rows.listing_images) angles.get(listingId)!.add(imageId);
  const few = rows.listings.filter(({ id, category, priceCents }) => {
    const isDear = category === "realestate" || (category === "products" && Number(priceCents) >= 100_000);
    return isDear && angles.get(id)!.size < 3;
  });
  expect(few.map(({ title }) => title)).toEqual([]);
});
