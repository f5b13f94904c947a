import type { QueryParams } from "@/lib/shared/query-params";
import { cleanShortInput, cleanInput } from "@/lib/shared/text";
import { distances, maxPlaceLength, defaultDistance, type Distance } from "./rules";

/** What an address says of where: a place, and miles around it; without `within`, however far. */
export type RadiusAddress = { place?: string; within?: Distance };

/** An address means the usual distance around its place unless it says another, or `any`. */
export function readAround(params: QueryParams): RadiusAddress {
  const place = cleanInput(params.place, maxPlaceLength);
  if (!place) return {};
  const asked = cleanShortInput(params.within);
  if (asked === "any") return { place };
  return { place, within: distances.find((miles) => String(miles) === asked) ?? defaultDistance };
}

/** The usual distance is left out, and none at all is said. */
export function withinParameter({ place, within }: RadiusAddress): Distance | "any" | undefined {
  if (!place || within === defaultDistance) return undefined;
  return within ?? "any";
}
