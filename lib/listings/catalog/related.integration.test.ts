import { db } from "@/lib/server/db";
import { createListing, createVendor } from "@/prisma/factories";
import { listRelatedListings } from "./related.queries";

let vendorId = "";

beforeAll(async () => {
  await db.listing.deleteMany();
  vendorId = (await createVendor()).id;
});

afterEach(() => db.listing.deleteMany());

function product(title: string, subcategory: string, price: number) {
  return createListing({ vendorId, title, priceCents: price * 100, details: { subcategory } });
}

function home(title: string, location: string, price: number, more: object = {}) {
  const [city, state] = location.split(", ");
  return createListing({
    vendorId,
    ...{ title, location, city, state, priceCents: price * 100, category: "realestate" },
    ...{ propertyType: "condo", listingType: "sale", ...more },
  });
}

async function titlesLike({ id, category, priceCents }: Awaited<ReturnType<typeof createListing>>) {
  return (await listRelatedListings({ id, category, price: Number(priceCents) / 100 })).map(
    ({ title }) => title,
  );
}

describe("related listings", () => {
  test("shows the same kind, then the same part, before others with the same price", async () => {
    const drum = await product("Drum", "musical-instruments/drums", 250);
    await product("Toolbox", "home-garden/tools", 250);
    await product("Chair", "home-garden/furniture", 251);
    await product("Guitar", "musical-instruments/guitars", 900);
    await product("Cheap guitar", "musical-instruments/guitars", 200);
    await product("Dear drum", "musical-instruments/drums", 4000);
    await createListing({
      vendorId,
      title: "Sold drum",
      status: "sold",
      details: { subcategory: "musical-instruments/drums" },
    });
    expect(await titlesLike(drum)).toEqual(["Dear drum", "Cheap guitar", "Guitar", "Toolbox"]);
    const bare = await createListing({ vendorId, title: "Bare", priceCents: 25_000, details: {} });
    expect((await titlesLike(bare)).slice(0, 2).sort()).toEqual(["Drum", "Toolbox"]);
  });

  test("shows homes for sale of a similar price for a home for sale, of its type first, then nearest first", async () => {
    const own = await home("Own", "Austin, TX", 300_000);
    await home("Rental", "Austin, TX", 300_000, { listingType: "rent" });
    await home("House", "Austin, TX", 310_000, { propertyType: "single-family" });
    await home("Condo", "Austin, TX", 380_000);
    await home("Dear condo", "Austin, TX", 900_000);
    await home("In Dallas", "Dallas, TX", 350_000);
    await home("In Fargo", "Fargo, ND", 300_000);
    await home("In Houston", "Houston, TX", 390_000);
    expect(await titlesLike(own)).toEqual(["Condo", "House", "In Houston", "In Dallas"]);
  });

  test("shows four rentals for a rental, even if homes for sale cost the same", async () => {
    const own = await home("Own", "Austin, TX", 30_000, { listingType: "rent" });
    for (let n = 0; n < 12; n += 1) await home("To buy", "Austin, TX", 29_994 + n);
    for (const price of [25_000, 26_000, 34_000, 35_000])
      await home(`For ${price}`, "Austin, TX", price, { listingType: "rent" });
    expect((await titlesLike(own)).sort()).toEqual(["For 25000", "For 26000", "For 34000", "For 35000"]);
  });

  test("excludes shops, land, and homes of another size for a home, even if there are fewer than four", async () => {
    const two = { listingType: "rent", details: { beds: 2 } };
    const own = await home("Own", "Jacksonville, FL", 1200, two);
    await home("Restaurant", "Jacksonville, FL", 1250, { ...two, propertyType: "restaurant", details: {} });
    await home("Lot", "Jacksonville, FL", 1200, { ...two, propertyType: "vacant-land", details: {} });
    await home("Six beds", "Jacksonville, FL", 1200, { ...two, details: { beds: 6 } });
    await home("Three beds", "Miami, FL", 1500, { ...two, details: { beds: 3 } });
    await home("Twice as dear", "Jacksonville, FL", 2400, two);
    await home("Three times as dear", "Jacksonville, FL", 3600, two);
    expect(await titlesLike(own)).toEqual(["Three beds", "Twice as dear"]);
  });

  test("shows other commercial properties for a shop", async () => {
    const own = await home("Own", "Austin, TX", 2000, { listingType: "rent", propertyType: "retail" });
    await home("Office", "Dallas, TX", 2100, { listingType: "rent", propertyType: "office" });
    await home("Apartment", "Austin, TX", 2000, { listingType: "rent", details: { beds: 1 } });
    expect(await titlesLike(own)).toEqual(["Office"]);
  });
});
