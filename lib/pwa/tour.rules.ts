/** Local storage key of the stop at which the tour was left; every site start clears it (spec section 4). */
export const tourKey = "tourProgress";

export const tourOfferedKey = "tourOffered";

export const tourStops = [
  ['nav[aria-label="Main"]', '[data-slot="bottom-bar"]'],
  ['nav[aria-label="Listing categories"]'],
  ['main [role="combobox"]', 'main input[type="search"]', '[data-slot="header-search"]'],
  ["#listings"],
  ['[data-slot="account"] > :not([hidden])', '[data-slot="account"]'],
] as const;

export type TourPlace = "intro" | number | "finish";

export function nextPlace(place: TourPlace): TourPlace {
  if (place === "intro") return 0;
  return place === "finish" || place + 1 >= tourStops.length ? "finish" : place + 1;
}

export function previousPlace(place: TourPlace): TourPlace {
  if (place === "finish") return tourStops.length - 1;
  return place === "intro" || place === 0 ? "intro" : place - 1;
}

export function readPlace(stored: string | null): TourPlace {
  const stop = stored === null || stored === "" ? -1 : Number(stored);
  return Number.isInteger(stop) && stop >= 0 && stop < tourStops.length ? stop : "intro";
}
