import { homeHighlights, listingFacts } from "./facts.rules";

function words(...source: Parameters<typeof listingFacts>): string[] {
  return listingFacts(...source).map(({ label, value }) => `${label}: ${value}`);
}

describe("listingFacts", () => {
  test("shows condition, brand, stock, and delivery of a product", () => {
    const details = {
      condition: "like_new",
      brand: "Leica",
      stock: 3,
      delivery: true,
      pickup: true,
    } as const;
    expect(words({ category: "products", price: 10, details })).toEqual([
      "Condition: Like new",
      "Brand: Leica",
      "Stock: 3 available",
      "Delivery: Delivery or pickup",
    ]);
  });

  test("shows pricing, area, and duration of a service", () => {
    const details = { pricing: "hourly", areaServed: "Travis County", duration: "2 hours" } as const;
    expect(words({ category: "services", price: 10, details })).toEqual([
      "Pricing: Hourly rate",
      "Area served: Travis County",
      "Duration: 2 hours",
    ]);
  });

  test("shows size and price per square foot of a home for sale", () => {
    const details = {
      listingType: "sale",
      propertyType: "single-family",
      beds: 3,
      baths: 2.5,
      areaSqFt: 2000,
      lotSqFt: 7500,
      yearBuilt: 1978,
      parking: "Garage",
      pets: true,
    } as const;
    expect(words({ category: "realestate", price: 500_000, details })).toEqual([
      "For sale or rent: For sale",
      "Property type: Single family",
      "Bedrooms: 3",
      "Bathrooms: 2.5",
      "Living area: 2,000 sq ft",
      "Price per area: $250.00 per sq ft",
      "Lot: 7,500 sq ft",
      "Year built: 1978",
      "Parking: Garage",
    ]);
  });

  test("shows deposit, date, furniture, and pets of a rental instead of a price per area", () => {
    const details = {
      listingType: "rent",
      areaSqFt: 600,
      deposit: 1500,
      availableFrom: "2025-12-01",
      furnished: false,
      pets: false,
    } as const;
    expect(words({ category: "realestate", price: 1500, details })).toEqual([
      "For sale or rent: For rent",
      "Living area: 600 sq ft",
      "Deposit: $1,500.00",
      "Available from: December 1, 2025",
      "Furniture: Unfurnished",
      "Pets: No pets",
    ]);
  });

  test("shows land in acres, and a home without bedrooms as a studio", () => {
    expect(words({ category: "realestate", price: 1, details: { lotSqFt: 108_900, beds: 0 } })).toEqual([
      "Bedrooms: Studio",
      "Lot: 2.5 acres",
    ]);
  });

  test("shows a sold-out product, and omits unknown facts", () => {
    expect(words({ category: "products", price: 1, details: { stock: 0 } })).toEqual(["Stock: Sold out"]);
    expect(words({ category: "services", price: 1, details: {} })).toEqual([]);
  });
});

describe("homeHighlights", () => {
  test("counts rooms in the singular and the plural", () => {
    const details = { beds: 1, baths: 2.5, areaSqFt: 1840 };
    expect(homeHighlights({ category: "realestate", details })).toEqual([
      "1 bed",
      "2.5 baths",
      "1,840 sq ft",
    ]);
    expect(homeHighlights({ category: "products", details })).toEqual([]);
  });
});
