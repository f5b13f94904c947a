import { listingDto } from "@/prisma/test/dtos/listings";
import { cardPhotoCount, toCard } from "./card.rules";

const picture = "/images/0123456789abcdef0123456789abcdef-640.webp";

describe("toCard", () => {
  test("includes only common fields for a plain listing", () => {
    expect(toCard(listingDto({ images: [picture] }))).toEqual({
      id: "01890000-0000-7000-8000-000000000009",
      title: "Walnut sideboard",
      price: 1250,
      category: "products",
      images: [picture],
      location: "Austin, TX",
      vendorName: "Oak & Iron",
    });
  });

  test("includes the first picture and their number, and shows at most five", () => {
    const card = toCard(listingDto({ images: Array.from({ length: 7 }, () => picture) }));
    expect(card).toMatchObject({ images: [picture], pictures: 7 });
    expect(cardPhotoCount(card)).toBe(5);
    expect(cardPhotoCount({ images: [picture, picture] })).toBe(2);
  });

  test("includes fields that differ from a plain listing", () => {
    const special = {
      previousPrice: 1500,
      status: "reserved",
      featured: true,
      blurDataUrl: "data:image/webp;base64,AAAA",
      averageRating: 4.5,
      reviewCount: 2,
    } as const;
    const card = toCard(
      listingDto({ ...special, details: { listingType: "rent", beds: 3, parking: "Garage" } }),
    );
    expect(card).toMatchObject(special);
    expect(card.details).toEqual({ listingType: "rent", beds: 3 });
    expect(toCard(listingDto({ details: { pricing: "hourly" } })).details).toEqual({ pricing: "hourly" });
    const car = { subcategory: "vehicles/cars", year: 2019, mileage: 64_200, vin: "1HGBH41JXMN••••••" };
    expect(toCard(listingDto({ details: car })).details).toEqual({ year: 2019, mileage: 64_200 });
  });
});
