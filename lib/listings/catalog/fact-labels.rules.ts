import { formatShortDate } from "@/lib/shared/dates";
import { conditionNames, pricingNames } from "@/lib/listings/rules";
import type { FactFilter } from "@/lib/listings/fact-filter.rules";
import type { FactName } from "@/lib/listings/fact-names.rules";
import {
  bodyNames,
  drivetrainNames,
  fuelNames,
  titleNames,
  transmissionNames,
} from "@/lib/listings/vehicles.rules";
import { acresLabel } from "@/lib/listings/lots.rules";
import { formatNumber } from "@/lib/shared/numbers";

function roomsLabel(rooms: string, noun: "bed" | "bath"): string {
  if (rooms === "0" && noun === "bed") return "Studio";
  return `${rooms} ${noun}${rooms === "1" ? "" : "s"}`;
}

export function formatArea(least: number): string {
  return `${formatNumber(least)}+ sq ft`;
}

function areaLabel(least: number | undefined, most: number | undefined): string {
  if (least === undefined) return `Up to ${formatNumber(most ?? 0)} sq ft`;
  if (most === undefined) return formatArea(least);
  return `${formatNumber(least)} – ${formatNumber(most)} sq ft`;
}

function postedLabel(days: number): string {
  return days === 1 ? "Last 24 hours" : `Last ${days} days`;
}

function ratingLabel(stars: number): string {
  return stars === 5 ? "5 stars" : `${stars}+ stars`;
}

function yearsLabel(least: number | undefined, most: number | undefined): string {
  if (least === undefined) return `${most} or older`;
  if (most === undefined) return `${least} or newer`;
  return least === most ? String(least) : `${least} – ${most}`;
}

/** 'Up to 60,000 miles' */
export function mileageLabel(most: number): string {
  return `Up to ${formatNumber(most)} miles`;
}

export type FactLabel = { label: string; names: readonly FactName[] };

type Label = [string | undefined | false, ...FactName[]];

function vehicleLabels(filter: FactFilter): Label[] {
  const { minYear, maxYear, maxMileage, body, transmission, drivetrain, fuel, titleStatus } = filter;
  const years = minYear !== undefined || maxYear !== undefined;
  return [
    [years && yearsLabel(minYear, maxYear), "minYear", "maxYear"],
    [maxMileage !== undefined && mileageLabel(maxMileage), "maxMileage"],
    [body && bodyNames[body], "body"],
    [transmission && transmissionNames[transmission], "transmission"],
    [drivetrain && drivetrainNames[drivetrain], "drivetrain"],
    [fuel && fuelNames[fuel], "fuel"],
    [titleStatus && titleLabel(titleNames[titleStatus]), "titleStatus"],
  ];
}

/** 'Clean' → 'Clean title' */
function titleLabel(name: string): string {
  return name.endsWith("title") ? name : `${name} title`;
}

export function factLabels(filter: FactFilter): FactLabel[] {
  const { beds, baths, minArea, maxArea, minAcres, maxAcres, pets, furnished, availableBy } = filter;
  const { condition, brand, delivery, pricing, rating, pictures, postedWithin, reduced } = filter;
  const area = minArea !== undefined || maxArea !== undefined;
  const lot = minAcres !== undefined || maxAcres !== undefined;
  const labels: Label[] = [
    [beds && roomsLabel(beds, "bed"), "beds"],
    [baths && roomsLabel(baths, "bath"), "baths"],
    [area && areaLabel(minArea, maxArea), "minArea", "maxArea"],
    [lot && acresLabel(minAcres, maxAcres), "minAcres", "maxAcres"],
    [pets && (pets === "yes" ? "Pets welcome" : "No pets"), "pets"],
    [furnished && (furnished === "yes" ? "Furnished" : "Unfurnished"), "furnished"],
    [availableBy && `Available by ${formatShortDate(availableBy)}`, "availableBy"],
    [condition && conditionNames[condition], "condition"],
    [brand, "brand"],
    [delivery && (delivery === "pickup" ? "Pickup" : "Delivery"), "delivery"],
    ...vehicleLabels(filter),
    [pricing && pricingNames[pricing], "pricing"],
    [rating !== undefined && ratingLabel(rating), "rating"],
    [pictures && "With photos", "pictures"],
    [postedWithin !== undefined && postedLabel(postedWithin), "postedWithin"],
    [reduced && "Reduced price", "reduced"],
  ];
  return labels.flatMap(([label, ...names]) => (label ? [{ label, names }] : []));
}
