import { highlights, listingFacts } from "./facts.rules";

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

  test("shows a vehicle from its year to its VIN, with its make for a brand and without a stock of one", () => {
    const details = {
      subcategory: "vehicles/cars",
      condition: "used",
      brand: "Honda",
      year: 2019,
      model: "Civic EX",
      mileage: 64_200,
      titleStatus: "clean",
      body: "sedan",
      transmission: "cvt",
      drivetrain: "fwd",
      fuel: "gas",
      color: "Blue",
      owners: 1,
      vin: "1HGBH41JXMN••••••",
      stock: 1,
      pickup: true,
    } as const;
    expect(words({ category: "products", price: 10, details })).toEqual([
      "Year: 2019",
      "Make: Honda",
      "Model: Civic EX",
      "Mileage: 64,200 miles",
      "Condition: Used",
      "Title: Clean",
      "Body style: Sedan",
      "Transmission: CVT",
      "Drivetrain: Front-wheel drive",
      "Fuel: Gas",
      "Color: Blue",
      "Owners: One owner",
      "VIN: 1HGBH41JXMN ••••••",
      "Delivery: Pickup",
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

describe("highlights", () => {
  test("counts rooms in the singular and the plural", () => {
    const details = { beds: 1, baths: 2.5, areaSqFt: 1840 };
    expect(highlights({ category: "realestate", details })).toEqual(["1 bed", "2.5 baths", "1,840 sq ft"]);
    expect(highlights({ category: "products", details })).toEqual([]);
  });

  test("names year, mileage, transmission, and fuel of a vehicle", () => {
    const details = {
      subcategory: "vehicles/trucks",
      year: 2021,
      mileage: 38_000,
      transmission: "automatic",
      fuel: "diesel",
    } as const;
    expect(highlights({ category: "products", details })).toEqual([
      "2021",
      "38,000 miles",
      "Automatic",
      "Diesel",
    ]);
  });
});
