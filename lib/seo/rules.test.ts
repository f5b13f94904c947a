/** @jest-environment node */
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
  test("escapes text that would end the script element", () => {
    const text = jsonLdText({ name: "</script><script>alert(1)</script><!--\u2028" });
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)).toEqual({ name: "</script><script>alert(1)</script><!--\u2028" });
  });
});

describe("listingJsonLd", () => {
  test("makes a Product with offer, brand, condition and rating", () => {
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
