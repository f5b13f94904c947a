import type { OwnListingDto } from "@/lib/listings/desk/editing.contract";
import { describePhotos } from "@/lib/listings/offer/content.rules";
import type { FactField } from "@/lib/listings/offer/input.rules";
import { categoryNames } from "@/lib/listings/rules";
import { toValues } from "./convert";
import { fieldNames, labels, type FieldName, type ListingValues } from "./values";

function wordsOf(values: ListingValues, name: FieldName): string {
  if (name === "category") return categoryNames[values.category];
  if (name === "photos") return describePhotos(values.photos.map(({ alt }) => alt.trim()));
  if (!name.startsWith("details.")) return values[name as "title"];
  const fact = values.details[name.slice("details.".length) as FactField];
  if (typeof fact === "boolean") return fact ? "yes" : "no";
  return fact.replaceAll("_", " ");
}

function comparable(values: ListingValues, name: FieldName): string {
  const words = wordsOf(values, name).trim();
  return name === "photos" ? `${values.photos.map(({ id }) => id).join()} ${words}` : words;
}

export function differences(saved: OwnListingDto, typed: ListingValues): { label: string; value: string }[] {
  const newest = toValues(saved);
  return fieldNames
    .filter((name) => comparable(newest, name) !== comparable(typed, name))
    .map((name) => ({ label: labels[name], value: wordsOf(newest, name) }));
}
