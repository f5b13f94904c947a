import { vendorProfileDto } from "@/prisma/test/dtos";
import { vendorJsonLd } from "./vendors.rules";

const vendor = vendorProfileDto({
  hours: { mon: { open: "09:00", close: "17:00" }, sun: null },
});

describe("vendorJsonLd", () => {
  test("states place, open days, and rating", () => {
    const data = vendorJsonLd(vendor, { url: "https://plaza.example/vendor/1", image: null });
    expect(data).toMatchObject({
      "@type": "LocalBusiness",
      address: { addressLocality: "Austin", addressRegion: "TX" },
      openingHoursSpecification: [{ dayOfWeek: "Monday", opens: "09:00", closes: "17:00" }],
      aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    });
  });

  test("formats hours past midnight and 24 hours for search engines", () => {
    const hours = { fri: { open: "18:00", close: "02:00" }, sat: { open: "00:00", close: "24:00" } };
    const data = vendorJsonLd({ ...vendor, hours }, { url: "x", image: null });
    expect(data.openingHoursSpecification).toMatchObject([
      { dayOfWeek: "Friday", opens: "18:00", closes: "02:00" },
      { dayOfWeek: "Saturday", opens: "00:00", closes: "23:59" },
    ]);
  });

  test("omits a rating and hours that do not exist", () => {
    const data = vendorJsonLd({ ...vendor, reviewCount: 0, hours: {} }, { url: "x", image: null });
    expect(Object.keys(data)).not.toEqual(
      expect.arrayContaining(["aggregateRating", "openingHoursSpecification"]),
    );
  });
});
