import type { QueryParams } from "@/lib/shared/query-params";
import { cleanShortInput, cleanInput } from "@/lib/shared/text";
import { distances, maxPlaceLength, defaultDistance, type Distance } from "./rules";

/** Undefined `within` means any distance. */
export type RadiusAddress = { place?: string; within?: Distance };

export function readAround(params: QueryParams): RadiusAddress {
  const place = cleanInput(params.place, maxPlaceLength);
  if (!place) return {};
  const requestedDistance = cleanShortInput(params.within);
  if (requestedDistance === "any") return { place };
  return { place, within: distances.find((miles) => String(miles) === requestedDistance) ?? defaultDistance };
}

export function withinParameter({ place, within }: RadiusAddress): Distance | "any" | undefined {
  if (!place || within === defaultDistance) return undefined;
  return within ?? "any";
}
