import type { QueryParams } from "@/lib/shared/query-params";
import { cleanShortInput, cleanInput } from "@/lib/shared/text";
import { parseNumber } from "@/lib/shared/typed-number";
import { maxBrandLength, servesDistance, type FactName } from "./fact-names.rules";
import { conditions, pricings } from "./rules";
import {
  bodies,
  drivetrains,
  fuels,
  maxMileage,
  minModelYear,
  titleStatuses,
  transmissions,
} from "./vehicles.rules";

export const handovers = ["delivery", "pickup"] as const;
export const answers = ["yes", "no"] as const;

export type FactFilter = {
  /** 'electronics' or 'electronics/laptops', see lib/listings/subcategories. */
  subcategory?: string;
  /** '2' is exactly two, '2+' two or more; '0' is a studio. */
  beds?: string;
  baths?: string;
  /** Square feet. */
  minArea?: number;
  maxArea?: number;
  minAcres?: number;
  maxAcres?: number;
  pets?: (typeof answers)[number];
  furnished?: (typeof answers)[number];
  /** A date like 2026-12-31; available by then. */
  availableBy?: string;
  condition?: (typeof conditions)[number];
  brand?: string;
  delivery?: (typeof handovers)[number];
  minYear?: number;
  maxYear?: number;
  /** Miles. */
  maxMileage?: number;
  body?: (typeof bodies)[number];
  transmission?: (typeof transmissions)[number];
  drivetrain?: (typeof drivetrains)[number];
  fuel?: (typeof fuels)[number];
  titleStatus?: (typeof titleStatuses)[number];
  pricing?: (typeof pricings)[number];
  serves?: "1";
  rating?: number;
  pictures?: "1";
  /** Days. */
  postedWithin?: number;
  /** The price dropped and hasn't risen since. */
  reduced?: "1";
};

export const roomsPattern = /^\d{1,2}(\.5)?\+?$/;
const subcategoryPattern = /^[a-z-]{1,40}(\/[a-z-]{1,40})?$/;
export const datePattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
export const maxArea = 10_000_000;
export const maxAcres = 1_000_000;
export const maxYear = 2100;
export const maxRating = 5;
export const maxPostedDays = 365;

function parseInRange(value: string | undefined, least: number, most: number): number | undefined {
  const number = parseNumber(value ?? "", { threeDecimals: most === maxAcres });
  return number !== null && number >= least && number <= most ? number : undefined;
}

function oneOf<T extends string>(names: readonly T[], value: string | undefined): T | undefined {
  return names.find((name) => name === value);
}

function matching(pattern: RegExp, value: string | undefined): string | undefined {
  return value && pattern.test(value) ? value : undefined;
}

function readVehicleFilter(value: (name: FactName) => string | undefined): FactFilter {
  return {
    minYear: parseInRange(value("minYear"), minModelYear, maxYear),
    maxYear: parseInRange(value("maxYear"), minModelYear, maxYear),
    maxMileage: parseInRange(value("maxMileage"), 0, maxMileage),
    body: oneOf(bodies, value("body")),
    transmission: oneOf(transmissions, value("transmission")),
    drivetrain: oneOf(drivetrains, value("drivetrain")),
    fuel: oneOf(fuels, value("fuel")),
    titleStatus: oneOf(titleStatuses, value("titleStatus")),
  };
}

/** Lenient: drops invalid values. */
export function readFactFilter(params: QueryParams): FactFilter {
  const value = (name: FactName) => cleanShortInput(params[name]);
  const days = parseInRange(value("postedWithin"), 1, maxPostedDays);
  const brand = cleanInput(params.brand, maxBrandLength);
  return {
    subcategory: matching(subcategoryPattern, value("subcategory")),
    beds: matching(roomsPattern, value("beds")),
    baths: matching(roomsPattern, value("baths")),
    minArea: parseInRange(value("minArea"), 1, maxArea),
    maxArea: parseInRange(value("maxArea"), 1, maxArea),
    minAcres: parseInRange(value("minAcres"), 0, maxAcres),
    maxAcres: parseInRange(value("maxAcres"), 0, maxAcres),
    pets: oneOf(answers, value("pets")),
    furnished: oneOf(answers, value("furnished")),
    availableBy: matching(datePattern, value("availableBy")),
    condition: oneOf(conditions, value("condition")),
    brand: brand && /[a-z0-9]/i.test(brand) ? brand : undefined,
    delivery: oneOf(handovers, value("delivery")),
    ...readVehicleFilter(value),
    pricing: oneOf(pricings, value("pricing")),
    // The form submits it as a distance.
    serves: cleanShortInput(params.within) === servesDistance ? "1" : oneOf(["1"], value("serves")),
    rating: parseInRange(value("rating"), 1, maxRating),
    pictures: oneOf(["1"], value("pictures")),
    postedWithin: days === undefined ? undefined : Math.floor(days),
    reduced: oneOf(["1"], value("reduced")),
  };
}
