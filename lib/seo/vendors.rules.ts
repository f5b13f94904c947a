import type { VendorProfileDto } from "@/lib/vendors/contract";
import { weekdayNames, weekdays } from "@/lib/vendors/rules";

function hoursOf({ hours }: VendorProfileDto): object {
  const open = weekdays.flatMap((day) => {
    const times = hours[day];
    if (!times) return [];
    return [
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: weekdayNames[day],
        opens: times.open,
        // Search engines reject 24:00.
        closes: times.close === "24:00" ? "23:59" : times.close,
      },
    ];
  });
  return open.length > 0 ? { openingHoursSpecification: open } : {};
}

function ratingOf({ averageRating, reviewCount }: VendorProfileDto): object {
  if (reviewCount === 0) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: averageRating,
      reviewCount,
      bestRating: 5,
      worstRating: 1,
    },
  };
}

/** Never includes the phone number; URLs are absolute. */
export function vendorJsonLd(
  vendor: VendorProfileDto,
  { url, image }: { url: string; image: string | null },
): Record<string, unknown> {
  const { city, state } = vendor;
  return {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    name: vendor.businessName,
    url,
    ...(vendor.about ? { description: vendor.about } : {}),
    ...(image ? { image } : {}),
    ...(vendor.website ? { sameAs: vendor.website } : {}),
    address: {
      "@type": "PostalAddress",
      addressCountry: "US",
      ...(city ? { addressLocality: city } : {}),
      ...(state ? { addressRegion: state } : {}),
    },
    ...hoursOf(vendor),
    ...ratingOf(vendor),
  };
}
