import type { VendorProfileDto } from "@/lib/vendors/contract";
import { vendorJsonLd } from "./vendors.rules";

const vendor: VendorProfileDto = {
  id: "018f3f60-0000-7000-8000-000000000001",
  businessName: "Corner Kitchen",
  category: "services",
  logoUrl: null,
  verified: true,
  averageRating: 4.5,
  reviewCount: 12,
  listingCount: 3,
  memberSince: "2024-01-01T00:00:00.000Z",
  medianReplySeconds: null,
  holidayUntil: null,
  holidayMessage: null,
  city: "Austin",
  state: "TX",
  slug: "corner-kitchen",
  about: "Food.",
  hours: { mon: { open: "09:00", close: "17:00" }, sun: null },
  website: null,
  banner: null,
};

describe("vendorJsonLd", () => {
  test("tells place, open days and rating", () => {
    const data = vendorJsonLd(vendor, { url: "https://plaza.example/vendor/1", image: null });
    expect(data).toMatchObject({
      "@type": "LocalBusiness",
      address: { addressLocality: "Austin", addressRegion: "TX" },
      openingHoursSpecification: [{ dayOfWeek: "Monday", opens: "09:00", closes: "17:00" }],
      aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    });
  });

  test("claims neither a rating nor hours where there are none", () => {
    const data = vendorJsonLd({ ...vendor, reviewCount: 0, hours: {} }, { url: "x", image: null });
    expect(Object.keys(data)).not.toEqual(
      expect.arrayContaining(["aggregateRating", "openingHoursSpecification"]),
    );
  });
});
