import { readArchive } from "../pictures";
import { createRandom } from "../random";
import type { StoredPicture, World } from "../world";
import { makeDemo } from "./demo";
import { createCovers } from "./subjects";

let rows: World["rows"];
let covers: Map<string, string>;
let subjects: Map<string, string>;

beforeAll(async () => {
  const { pictures } = await readArchive();
  ({ rows } = makeDemo(1_800_000_000_000, pictures, { passwordHash: "none", listings: 1200 }).world);
  const keys = new Map(pictures.map(({ name, key }) => [name, key]));
  subjects = new Map(rows.images.map(({ id, name }) => [String(id), keys.get(name)!]));
  covers = new Map(
    rows.listing_images.flatMap(({ listingId, imageId, position }) =>
      position === 0 ? [[listingId, imageId] as const] : [],
    ),
  );
});

const pageSize = 24;

function twinsOf(list: readonly { id?: string }[]): string[] {
  const shown = list.map(({ id }) => subjects.get(covers.get(String(id))!)!);
  return shown.filter((subject, index) =>
    shown.slice(Math.max(0, index - pageSize + 1), index).includes(subject),
  );
}

test("shows no cover on more than two listings, and nothing twice on one page of any section", () => {
  const live = rows.listings
    .filter(({ status }) => status === "approved")
    .sort((a, b) => Number(b.createdAt) - Number(a.createdAt));
  const counts = new Map<string, number>();
  for (const id of covers.values()) counts.set(id, (counts.get(id) ?? 0) + 1);
  expect(covers.size).toBe(rows.listings.length);
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(2);
  expect(twinsOf(live)).toEqual([]);
  for (const category of ["products", "services", "realestate"])
    expect(twinsOf(live.filter((row) => row.category === category))).toEqual([]);
});

test("shows only pictures of one thing or home in a listing", () => {
  const shown = new Map<string, Set<string>>();
  for (const { listingId, imageId } of rows.listing_images)
    shown.set(listingId, (shown.get(listingId) ?? new Set()).add(subjects.get(imageId)!));
  expect([...shown.values()].filter(({ size }) => size !== 1)).toEqual([]);
});

test("shows at least three pictures of expensive listings", () => {
  const pictures = new Map(rows.listings.map(({ id }) => [id, new Set<string>()]));
  for (const { listingId, imageId } of rows.listing_images) pictures.get(listingId)!.add(imageId);
  const few = rows.listings.filter(({ id, category, priceCents }) => {
    const isExpensive =
      category === "realestate" || (category === "products" && Number(priceCents) >= 100_000);
    return isExpensive && pictures.get(id)!.size < 3;
  });
  expect(few.map(({ title }) => title)).toEqual([]);
});

test("shows each spare in one listing of its kind, after another subject of that kind", async () => {
  const { pictures } = await readArchive();
  const spares = new Set(pictures.filter(({ spare }) => spare).map(({ key }) => key));
  const kindOf = (key: string) => key.split("/").slice(0, 2).join("/");
  const shown = rows.listings.map(({ id }) => subjects.get(covers.get(String(id))!)!);
  const shownSpares = shown.filter((key) => spares.has(key));
  expect(spares.size).toBeGreaterThan(0);
  expect(new Set(shownSpares).size).toBe(shownSpares.length);
  const early = shown.filter((key, index) => {
    const before = shown.slice(0, index).filter((other) => !spares.has(other));
    return spares.has(key) && !before.some((other) => kindOf(other) === kindOf(key));
  });
  expect(early).toEqual([]);
});

const one = { key: "product/lamp/1", look: "", form: "", isSpare: false, pictures: [] };
const spare = { ...one, key: "product/lamp/21", isSpare: true };

test("takes no spare for a subject that no listing shows", () => {
  expect(createCovers(createRandom("covers")).takeSpare(one, [spare])).toBeUndefined();
});

test("takes a spare once for a subject that a listing shows", () => {
  const own = createCovers(createRandom("covers"));
  own.use(one, { name: "a" } as StoredPicture, "products", true);
  expect(own.takeSpare(one, [spare])).toBe(spare);
  expect(own.takeSpare(one, [spare])).toBeUndefined();
});
