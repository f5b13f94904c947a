import type { ListingDetailDto } from "@/lib/listings/contract";
import type { ListingStatus } from "@/lib/listings/rules";
import { bodyNames, fuelNames, transmissionNames } from "@/lib/listings/vehicles.rules";
import { isVehicle } from "@/lib/listings/vehicle-sections.rules";

type JsonLd = Record<string, unknown>;

export type Site = { name: string; url: string };

/** Escaped so that no text can end the script element or start a comment (quality statement 30). */
export function jsonLdText(data: JsonLd | JsonLd[]): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

const availability: Partial<Record<ListingStatus, string>> = {
  approved: "https://schema.org/InStock",
  reserved: "https://schema.org/LimitedAvailability",
  sold: "https://schema.org/SoldOut",
  let: "https://schema.org/SoldOut",
  expired: "https://schema.org/Discontinued",
};

const conditions: Record<string, string> = {
  new: "https://schema.org/NewCondition",
  like_new: "https://schema.org/UsedCondition",
  used: "https://schema.org/UsedCondition",
  refurbished: "https://schema.org/RefurbishedCondition",
};

function offerOf(listing: ListingDetailDto, url: string): JsonLd {
  return {
    "@type": "Offer",
    url,
    price: listing.price.toFixed(2),
    priceCurrency: "USD",
    availability:
      listing.status === "approved" && listing.details.stock === 0
        ? "https://schema.org/OutOfStock"
        : availability[listing.status],
    ...(listing.details.condition ? { itemCondition: conditions[listing.details.condition] } : {}),
    seller: { "@type": "Organization", name: listing.vendorName },
  };
}

function ratingOf(listing: ListingDetailDto): JsonLd {
  if (listing.reviewCount === 0) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: listing.averageRating,
      reviewCount: listing.reviewCount,
      bestRating: 5,
      worstRating: 1,
    },
  };
}

function addressOf(listing: ListingDetailDto): JsonLd {
  return {
    "@type": "PostalAddress",
    addressCountry: "US",
    ...(listing.details.street ? { streetAddress: listing.details.street } : {}),
    ...(listing.city ? { addressLocality: listing.city } : {}),
    ...(listing.state ? { addressRegion: listing.state } : {}),
    ...(listing.details.zip ? { postalCode: listing.details.zip } : {}),
  };
}

const wheels = {
  fwd: "https://schema.org/FrontWheelDriveConfiguration",
  rwd: "https://schema.org/RearWheelDriveConfiguration",
  awd: "https://schema.org/AllWheelDriveConfiguration",
  "4wd": "https://schema.org/FourWheelDriveConfiguration",
} as const;

const vehicleTypes: Record<string, string> = {
  "vehicles/cars": "Car",
  "vehicles/trucks": "Car",
  "vehicles/motorcycles": "Motorcycle",
};

const miles = "SMI";

/** Without the VIN, since only a part of it is public. Undefined values are left out of the text. */
function vehicleOf({ details }: ListingDetailDto): JsonLd {
  const { year, model, mileage, transmission, fuel, drivetrain, body, color, owners, condition } = details;
  return {
    "@type": vehicleTypes[details.subcategory ?? ""] ?? "Vehicle",
    vehicleModelDate: year && String(year),
    model,
    mileageFromOdometer:
      mileage === undefined ? undefined : { "@type": "QuantitativeValue", value: mileage, unitCode: miles },
    vehicleTransmission: transmission && transmissionNames[transmission],
    fuelType: fuel && fuelNames[fuel],
    driveWheelConfiguration: drivetrain && wheels[drivetrain],
    bodyType: body && bodyNames[body],
    color,
    numberOfPreviousOwners: owners,
    itemCondition: condition && conditions[condition],
  };
}

export function listingJsonLd(
  listing: ListingDetailDto,
  { url, images }: { url: string; images: string[] },
): JsonLd {
  const common = {
    "@context": "https://schema.org",
    name: listing.title,
    description: listing.description,
    url,
    image: images,
  };
  if (listing.category === "services") {
    return {
      ...common,
      "@type": "Service",
      provider: { "@type": "LocalBusiness", name: listing.vendorName, address: addressOf(listing) },
      areaServed: listing.details.areaServed ?? listing.location,
      offers: offerOf(listing, url),
      ...ratingOf(listing),
    };
  }
  if (listing.category === "realestate") {
    return {
      ...common,
      "@type": "RealEstateListing",
      datePosted: listing.publishedAt ?? listing.createdAt,
      offers: {
        ...offerOf(listing, url),
        businessFunction: `http://purl.org/goodrelations/v1#${listing.details.listingType === "rent" ? "LeaseOut" : "Sell"}`,
      },
      contentLocation: { "@type": "Place", address: addressOf(listing) },
    };
  }
  return {
    ...common,
    "@type": "Product",
    ...(isVehicle(listing.details.subcategory) ? vehicleOf(listing) : {}),
    ...(listing.details.brand ? { brand: { "@type": "Brand", name: listing.details.brand } } : {}),
    offers: offerOf(listing, url),
    ...ratingOf(listing),
  };
}

export function breadcrumbJsonLd(crumbs: readonly { name: string; url: string }[]): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}

export function organizationJsonLd(site: Site & { email: string; logo?: string }): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: site.name,
    url: site.url,
    email: site.email,
    ...(site.logo ? { logo: site.logo } : {}),
  };
}

export function websiteJsonLd(site: Site): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: site.name,
    url: site.url,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${site.url}/search?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}
