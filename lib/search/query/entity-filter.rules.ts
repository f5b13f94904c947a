import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import { handovers, type FactFilter } from "@/lib/listings/fact-filter.rules";
import { conditions, propertyTypes } from "@/lib/listings/rules";
import { drivetrains, fuels, titleStatuses, transmissions } from "@/lib/listings/vehicles.rules";
import type { Entity } from "../analysis/tokens.rules";
import { maxRooms } from "../entities/sizes.rules";

export function filterOf(entity: Entity): ListingAddress | undefined {
  switch (entity.kind) {
    case "bedrooms":
      return roomsFilter("beds", entity);
    case "bathrooms":
      return roomsFilter("baths", entity);
    case "price":
      return priceFilter(entity);
    case "area":
      return { minArea: entity.min, maxArea: entity.max };
    case "lot":
      return lotFilter(entity);
    case "mileage":
      return { maxMileage: entity.max };
    case "modelYear":
      return { minYear: entity.min, maxYear: entity.max };
    case "place":
      return placeFilter(entity);
    default:
      return lexemeFilter(entity);
  }
}

function roomsFilter(name: "beds" | "baths", { lexemes }: Entity): FactFilter | undefined {
  const counts = lexemes.map((lexeme) => Number(lexeme.slice("xbd_".length).replace("_", ".")));
  const [least, ...more] = counts;
  if (more.length === 0) return { [name]: String(least) };
  return counts.at(-1) === maxRooms ? { [name]: `${least}+` } : undefined;
}

function priceFilter({ min, max, requiredLexemes = [] }: Entity): ListingAddress | undefined {
  if (max === 0) return undefined;
  const listingType = requiredLexemes.map(offerOf).find((offer) => offer !== undefined);
  return { minPrice: min, maxPrice: max, listingType };
}

function offerOf(lexeme: string): "rent" | "sale" | undefined {
  return lexeme === "xlt_rent" ? "rent" : lexeme === "xlt_sale" ? "sale" : undefined;
}

/** A lot size that implies land has no separate filter. */
function lotFilter({ min, max, lexemes }: Entity): FactFilter | undefined {
  const rounded = (acres: number | undefined) => acres && Math.round(acres * 1000) / 1000;
  return lexemes.length > 0 ? undefined : { minAcres: rounded(min), maxAcres: rounded(max) };
}

/** A city is named by its label, which the gazetteer resolves. */
function placeFilter({ label, lexemes }: Entity): ListingAddress | undefined {
  const [place = ""] = lexemes;
  const state = /^xst_([a-z]{2})$/.exec(place)?.[1];
  if (state) return { state: state.toUpperCase() };
  return place.startsWith("xci_") ? { place: label, within: 0 } : undefined;
}

function lexemeFilter({ lexemes }: Entity): ListingAddress | undefined {
  const [lexeme = "", ...others] = lexemes;
  const value = lexeme.slice(lexeme.indexOf("_") + 1);
  if (others.length > 0) return undefined;
  switch (lexeme.slice(0, lexeme.indexOf("_"))) {
    case "xlt":
      return { listingType: offerOf(lexeme) };
    case "xpt":
      return { propertyType: propertyTypes.find((type) => type === value.replaceAll("_", "-")) };
    case "xfu":
      return { furnished: value === "1" ? "yes" : "no" };
    case "xpe":
      return { pets: value === "1" ? "yes" : "no" };
    case "xcon":
      return { condition: conditions.find((condition) => condition === value) };
    case "xtm":
      return { transmission: transmissions.find((transmission) => transmission === value) };
    case "xdt":
      return { drivetrain: drivetrains.find((drivetrain) => drivetrain === value) };
    case "xfl":
      return { fuel: fuels.find((fuel) => fuel === value) };
    case "xtl":
      return { titleStatus: titleStatuses.find((status) => status === value) };
    case "xdl":
      return { delivery: handovers[0] };
    case "xpu":
      return { delivery: handovers[1] };
    default:
      return undefined;
  }
}
