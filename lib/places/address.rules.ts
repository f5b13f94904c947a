import type { QueryParams } from "@/lib/shared/query-params";
import { shortText, typedText } from "@/lib/shared/text";
import { distances, maxPlaceLength, usualDistance, type Distance } from "./rules";

/** What an address says of where: a place, and miles around it; without `within`, however far. */
export type AroundAddress = { place?: string; within?: Distance };

/** An address means the usual distance around its place unless it says another, or `any`. */
export function readAround(params: QueryParams): AroundAddress {
  const place = typedText(params.place, maxPlaceLength);
  if (!place) return {};
  const asked = shortText(params.within);
  if (asked === "any") return { place };
  return { place, within: distances.find((miles) => String(miles) === asked) ?? usualDistance };
}

/** The usual distance is left out, and none at all is said. */
export function withinParameter({ place, within }: AroundAddress): Distance | "any" | undefined {
  if (!place || within === usualDistance) return undefined;
  return within ?? "any";
}
