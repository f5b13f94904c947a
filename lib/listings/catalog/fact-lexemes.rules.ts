import type { Category } from "@/lib/listings/rules";
import { findSection } from "@/lib/listings/sections.rules";
import { type FactFilter } from "@/lib/listings/fact-filter.rules";
import {
  goodsFactNames,
  homeFactNames,
  maxBrandLength,
  vehicleFactNames,
  type FactName,
} from "@/lib/listings/fact-names.rules";

/** Sections whose listings have these facts; a filter with more than one matches nothing. */
export function impliedSections(filter: FactFilter): Category[] {
  const has = (names: readonly FactName[]) => names.some((name) => filter[name] !== undefined);
  return [
    ...(has(homeFactNames) ? (["realestate"] as const) : []),
    ...(has([...goodsFactNames, ...vehicleFactNames]) ? (["products"] as const) : []),
    ...(has(["pricing", "serves"]) ? (["services"] as const) : []),
    ...(filter.subcategory ? [findSection(filter.subcategory) ?? "realestate"] : []),
  ];
}

const maxRooms = 20;

function roomLexemes(prefix: string, rooms: string): string[] {
  const least = parseFloat(rooms);
  const step = prefix === "xbd_" ? 1 : 0.5;
  const counts = rooms.endsWith("+")
    ? Array.from({ length: Math.floor((maxRooms - least) / step) + 1 }, (_, index) => least + index * step)
    : [least];
  return counts.map((count) => `${prefix}${String(count).replace(".", "_")}`);
}

/** Must equal the SQL function brand_key. */
export function brandKey(brand: string): string {
  return brand
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, maxBrandLength);
}

export function isSameBrand(one: string, other = ""): boolean {
  return brandKey(one) !== "" && brandKey(one) === brandKey(other);
}

export function subcategoryLexeme(path: string): string {
  return `xsc_${path.replace(/[-/]/g, "_")}`;
}

export function hasFacts(filter: FactFilter): boolean {
  return factGroups(filter).length > 0;
}

function vehicleGroups({ body, transmission, drivetrain, fuel, titleStatus }: FactFilter): string[][] {
  return [
    ...(body ? [[`xbs_${body}`]] : []),
    ...(transmission ? [[`xtm_${transmission}`]] : []),
    ...(drivetrain ? [[`xdt_${drivetrain}`]] : []),
    ...(fuel ? [[`xfl_${fuel}`]] : []),
    ...(titleStatus ? [[`xtl_${titleStatus}`]] : []),
  ];
}

/** Pseudo-lexemes of listing_search, one group per filter; any lexeme of a group satisfies it. */
export function factGroups(filter: FactFilter): string[][] {
  const { subcategory, beds, baths, pets, furnished, condition, brand, delivery, pricing } = filter;
  const yes = (answer: string) => (answer === "yes" ? 1 : 0);
  return [
    ...(subcategory ? [[subcategoryLexeme(subcategory)]] : []),
    ...(beds ? [roomLexemes("xbd_", beds)] : []),
    ...(baths ? [roomLexemes("xba_", baths)] : []),
    ...(pets ? [[`xpe_${yes(pets)}`]] : []),
    ...(furnished ? [[`xfu_${yes(furnished)}`]] : []),
    ...(condition ? [[`xcon_${condition}`]] : []),
    ...(brand ? [[`xbr_${brandKey(brand)}`]] : []),
    ...(delivery ? [[delivery === "pickup" ? "xpu_1" : "xdl_1"]] : []),
    ...vehicleGroups(filter),
    ...(pricing ? [[`xpg_${pricing}`]] : []),
  ];
}
