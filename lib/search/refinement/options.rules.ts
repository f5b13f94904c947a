import {
  brandKey,
  isSameBrand,
  impliedSections,
  subcategoryLexeme,
} from "@/lib/listings/catalog/fact-lexemes.rules";
import type { ListingQuery } from "@/lib/listings/contract";
import { type FactFilter } from "@/lib/listings/fact-filter.rules";
import { isForVehicles } from "@/lib/listings/vehicle-sections.rules";
import type { Subcategory } from "@/lib/listings/subcategories.rules";
import {
  conditions,
  priceBuckets,
  pricings,
  propertyTypes,
  rentSteps,
  type Category,
} from "@/lib/listings/rules";
import {
  bodies,
  drivetrains,
  fuels,
  mileageSteps,
  titleStatuses,
  transmissions,
} from "@/lib/listings/vehicles.rules";
import { bucketValue } from "@/lib/listings/catalog/address.rules";
import { formatNumber } from "@/lib/shared/numbers";
import { usStates } from "@/lib/shared/us-states";

export type FactCounts = ReadonlyMap<string, number>;

export type OptionGroup = {
  name: string;
  replaces: readonly (keyof ListingQuery)[];
  section?: Category;
  /** True for rentals only, false for all others; both if unset. */
  isRent?: boolean;
  isVehicle?: true;
  options: Readonly<Record<string, FactMatcher>>;
};

/**
 * Name of a fact, or a predicate. Names are looked up, since a sample has thousands of facts and a panel about 200
 * choices.
 */
type FactMatcher = string | ((fact: string) => boolean);

const numericFact = (prefix: string, fits: (value: number) => boolean) => (fact: string) =>
  fact.startsWith(prefix) && fits(Number(fact.slice(prefix.length).replace("_", ".")));
const atLeast = (prefix: string, least: number) => numericFact(prefix, (value) => value >= least);

function mapOptions<T extends string | number>(values: readonly T[], of: (value: T) => FactMatcher) {
  return Object.fromEntries(values.map((value) => [value, of(value)]));
}

type VehicleChoice = "body" | "transmission" | "drivetrain" | "fuel" | "titleStatus";

function vehicleGroup(name: VehicleChoice, values: readonly string[], prefix: string): OptionGroup {
  const options = mapOptions(values, (value) => `${prefix}${value}`);
  return { name, replaces: [name], section: "products", isVehicle: true, options };
}

const optionGroups: readonly OptionGroup[] = [
  {
    name: "listingType",
    replaces: ["listingType"],
    section: "realestate",
    options: mapOptions(["sale", "rent"], (offer) => `xlt_${offer}`),
  },
  {
    name: "propertyType",
    replaces: ["propertyType"],
    section: "realestate",
    options: mapOptions(propertyTypes, (type) => `xpt_${type}`),
  },
  {
    name: "price",
    replaces: ["minPrice", "maxPrice"],
    section: "realestate",
    isRent: false,
    options: Object.fromEntries(
      priceBuckets.map((bucket) => {
        const { min, max } = bucket;
        return [bucketValue(bucket), numericFact("xpc_", (price) => price >= min && price <= (max ?? price))];
      }),
    ),
  },
  {
    name: "rentMin",
    replaces: ["minPrice"],
    section: "realestate",
    isRent: true,
    options: mapOptions(rentSteps, (rent) => atLeast("xpc_", rent)),
  },
  {
    name: "rentMax",
    replaces: ["maxPrice"],
    section: "realestate",
    isRent: true,
    options: mapOptions(rentSteps, (rent) => numericFact("xpc_", (price) => price <= rent)),
  },
  {
    name: "beds",
    replaces: ["beds"],
    section: "realestate",
    options: { ...mapOptions([0, 1, 2, 3], (count) => `xbd_${count}`), "4+": atLeast("xbd_", 4) },
  },
  {
    name: "baths",
    replaces: ["baths"],
    section: "realestate",
    options: mapOptions(["1+", "2+", "3+", "4+"], (count) => atLeast("xba_", parseFloat(count))),
  },
  {
    name: "minArea",
    replaces: ["minArea", "maxArea"],
    section: "realestate",
    options: mapOptions([500, 750, 1000, 1250, 1500, 2000, 2500, 3000, 4000, 5000], (area) =>
      atLeast("xsf_", area),
    ),
  },
  {
    name: "pets",
    replaces: ["pets"],
    section: "realestate",
    options: { yes: "xpe_1", no: "xpe_0" },
  },
  {
    name: "furnished",
    replaces: ["furnished"],
    section: "realestate",
    options: { yes: "xfu_1", no: "xfu_0" },
  },
  {
    name: "condition",
    replaces: ["condition"],
    section: "products",
    options: mapOptions(conditions, (condition) => `xcon_${condition}`),
  },
  { name: "brand", replaces: ["brand"], section: "products", options: {} },
  {
    name: "delivery",
    replaces: ["delivery"],
    section: "products",
    options: { delivery: "xdl_1", pickup: "xpu_1" },
  },
  {
    name: "maxMileage",
    replaces: ["maxMileage"],
    section: "products",
    isVehicle: true,
    options: mapOptions(mileageSteps, (most) => numericFact("xmi_", (miles) => miles <= most)),
  },
  vehicleGroup("body", bodies, "xbs_"),
  vehicleGroup("transmission", transmissions, "xtm_"),
  vehicleGroup("drivetrain", drivetrains, "xdt_"),
  vehicleGroup("fuel", fuels, "xfl_"),
  vehicleGroup("titleStatus", titleStatuses, "xtl_"),
  {
    name: "pricing",
    replaces: ["pricing"],
    section: "services",
    options: mapOptions(pricings, (pricing) => `xpg_${pricing}`),
  },
  {
    name: "state",
    replaces: ["state"],
    options: mapOptions(
      usStates.map(({ code }) => code),
      (code) => `xst_${code.toLowerCase()}`,
    ),
  },
  { name: "rating", replaces: ["rating"], options: mapOptions([4, 3], (stars) => atLeast("xrt_", stars)) },
  {
    name: "postedWithin",
    replaces: ["postedWithin"],
    options: mapOptions([1, 7, 30], (days) => numericFact("xpd_", (age) => age <= days)),
  },
  { name: "pictures", replaces: ["pictures"], options: { 1: "xpi_1" } },
  { name: "reduced", replaces: ["reduced"], options: { 1: "xrd_1" } },
];

export function sectionOf(
  query: Pick<ListingQuery, "category" | "propertyType" | "listingType"> & FactFilter,
): Category | undefined {
  const home = query.propertyType || query.listingType ? "realestate" : undefined;
  return query.category ?? home ?? impliedSections(query)[0];
}

export function groupsOf(query: ListingQuery): OptionGroup[] {
  const section = sectionOf(query);
  const isRent = query.listingType === "rent";
  const forVehicles = isForVehicles(query);
  return optionGroups.filter(
    (group) =>
      (!group.section || group.section === section) &&
      (group.isRent === undefined || group.isRent === isRent) &&
      (!group.isVehicle || forVehicles),
  );
}

export function subcategoryGroup(tree: readonly Subcategory[], query: ListingQuery): OptionGroup {
  const section = sectionOf(query);
  const parts = tree.filter(({ category }) => !section || category === section);
  return {
    name: "subcategory",
    replaces: ["subcategory"],
    options: Object.fromEntries(parts.map(({ path }) => [path, subcategoryLexeme(path)])),
  };
}

const brandPrefix = "brand:";
const maxBrands = 12;

function brandsOf(factCounts: FactCounts, chosen: string | undefined): Choice[] {
  const brands = new Map<string, { name: string; most: number; count: number }>();
  for (const [fact, count] of factCounts) {
    if (!fact.startsWith(brandPrefix)) continue;
    const typed = fact.slice(brandPrefix.length);
    const key = brandKey(typed);
    if (!key) continue;
    const known = brands.get(key) ?? { name: typed, most: 0, count: 0 };
    const isUsual = count > known.most || (count === known.most && typed < known.name);
    brands.set(key, {
      name: isUsual ? typed : known.name,
      most: Math.max(count, known.most),
      count: known.count + count,
    });
  }
  return [...brands.values()]
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .filter(({ name }, index) => index < maxBrands || isSameBrand(name, chosen))
    .map(({ name, count }) => [name, count]);
}

type Choice = readonly [value: string, count: number];

export function countsOf(group: OptionGroup, factCounts: FactCounts, chosen: string | undefined): Choice[] {
  if (group.name === "brand") return brandsOf(factCounts, chosen);
  return Object.entries(group.options).map(([value, counts]) => [
    value,
    typeof counts === "string"
      ? (factCounts.get(counts) ?? 0)
      : [...factCounts].reduce((sum, [fact, count]) => (counts(fact) ? sum + count : sum), 0),
  ]);
}

export function selectedValue(
  { name }: OptionGroup,
  { brand, subcategory }: ListingQuery,
): string | undefined {
  return { brand, subcategory }[name];
}

export function isChosen({ name }: OptionGroup, value: string, chosen: string | undefined): boolean {
  if (chosen === undefined) return false;
  return name === "brand" ? isSameBrand(value, chosen) : value === chosen;
}

export function includeSelected(
  group: OptionGroup,
  choices: readonly Choice[],
  chosen: string | undefined,
): readonly Choice[] {
  const isThere = choices.some(([value]) => isChosen(group, value, chosen));
  return chosen === undefined || isThere ? choices : [...choices, [chosen, 0]];
}

/** '' if a cut sample has none, since there may be some. */
export function countText(count: number, isCut: boolean): string {
  return count === 0 && isCut ? "" : `${formatNumber(count)}${isCut ? "+" : ""}`;
}
