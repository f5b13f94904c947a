import { listingDetailDto } from "@/prisma/test/dtos/listings";
import { breadcrumbJsonLd, jsonLdText, listingJsonLd, websiteJsonLd } from "./rules";

const listing = listingDetailDto({
  title: "Walnut desk",
  description: "A desk.",
  vendorName: "Oak & Co",
  averageRating: 4.5,
  rating: 4.5,
  reviewCount: 2,
  details: { brand: "Oak", condition: "used" },
});
const at = { url: "https://plaza.example/listings/1", images: [] };

describe("jsonLdText", () => {
  test("30: escapes text that would end the script element", () => {
    const text = jsonLdText({ name: "</script><script>alert(1)</script><!--\u2028" });
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)).toEqual({ name: "</script><script>alert(1)</script><!--\u2028" });
  });
});

describe("listingJsonLd", () => {
  test("makes a Product with offer, brand, condition, and rating", () => {
    expect(listingJsonLd(listing, at)).toMatchObject({
      "@type": "Product",
      brand: { name: "Oak" },
      offers: {
        price: "1250.00",
        priceCurrency: "USD",
        availability: "https://schema.org/InStock",
        itemCondition: "https://schema.org/UsedCondition",
      },
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    });
  });

  test("makes a Car with its facts, but without its VIN", () => {
    const details = {
      subcategory: "vehicles/trucks",
      brand: "Ford",
      model: "F-150 XLT",
      year: 2021,
      mileage: 38_000,
      transmission: "automatic",
      fuel: "gas",
      drivetrain: "4wd",
      body: "pickup",
      color: "Blue",
      owners: 1,
      condition: "used",
      vin: "1FTEW1EP5MK••••••",
    } as const;
    const car = listingJsonLd({ ...listing, details }, at);
    expect(car).toMatchObject({
      "@type": "Car",
      brand: { name: "Ford" },
      model: "F-150 XLT",
      vehicleModelDate: "2021",
      mileageFromOdometer: { "@type": "QuantitativeValue", value: 38_000, unitCode: "SMI" },
      vehicleTransmission: "Automatic",
      fuelType: "Gas",
      driveWheelConfiguration: "https://schema.org/FourWheelDriveConfiguration",
      bodyType: "Pickup truck",
      color: "Blue",
      numberOfPreviousOwners: 1,
      itemCondition: "https://schema.org/UsedCondition",
      offers: { price: "1250.00" },
    });
    expect(jsonLdText(car)).not.toContain("1FTEW1EP5MK");
    const rv = listingJsonLd({ ...listing, details: { subcategory: "vehicles/rvs" } }, at);
    expect(rv).toMatchObject({ "@type": "Vehicle" });
  });

  test("marks a product without stock as out of stock, and a sold one as sold out", () => {
    const soldOut = { ...listing, details: { stock: 0 } };
    expect(listingJsonLd(soldOut, at)).toMatchObject({
      offers: { availability: "https://schema.org/OutOfStock" },
    });
    expect(listingJsonLd({ ...soldOut, status: "sold" }, at)).toMatchObject({
      offers: { availability: "https://schema.org/SoldOut" },
    });
  });

  test("omits the rating without a review", () => {
    expect(listingJsonLd({ ...listing, reviewCount: 0 }, at)).not.toHaveProperty("aggregateRating");
  });

  test("makes a Service with the area it serves", () => {
    const service = listingJsonLd(
      { ...listing, category: "services", details: { areaServed: "Travis County" } },
      at,
    );
    expect(service).toMatchObject({ "@type": "Service", areaServed: "Travis County" });
  });

  test("distinguishes a sold home from a rental", () => {
    const home = { ...listing, category: "realestate" as const, status: "sold" as const };
    expect(listingJsonLd({ ...home, details: { listingType: "rent" } }, at)).toMatchObject({
      "@type": "RealEstateListing",
      offers: {
        availability: "https://schema.org/SoldOut",
        businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
      },
    });
  });
});

describe("site markup", () => {
  test("numbers breadcrumbs from one", () => {
    const crumbs = [
      { name: "Home", url: "https://plaza.example/" },
      { name: "Products", url: "https://plaza.example/products" },
    ];
    expect(breadcrumbJsonLd(crumbs)).toMatchObject({
      itemListElement: [
        { position: 1 },
        { position: 2, name: "Products", item: "https://plaza.example/products" },
      ],
    });
  });

  test("points the search action at the search page", () => {
    expect(websiteJsonLd({ name: "Plaza", url: "https://plaza.example" })).toMatchObject({
      potentialAction: { target: { urlTemplate: "https://plaza.example/search?q={search_term_string}" } },
    });
  });
});
