/** Local storage key: the stop at which a tour was left; every start of the site clears it (spec section 4). */
export const tourKey = "tourProgress";

/** What each stop is about: the first of these that is on the screen (spec section 2). */
export const tourStops = [
  ['nav[aria-label="Main"]', '[data-slot="bottom-bar"]'],
  ['nav[aria-label="Listing categories"]'],
  ['main [role="combobox"]', 'main input[type="search"]', '[data-slot="header-search"]'],
  ["#listings"],
  ['[data-slot="account"] > :not([hidden])', '[data-slot="account"]'],
] as const;

/** Where a tour is: before its stops, at one of them counted from 0, or after them. */
export type TourPlace = "intro" | number | "finish";

export function nextPlace(place: TourPlace): TourPlace {
  if (place === "intro") return 0;
  return place === "finish" || place + 1 >= tourStops.length ? "finish" : place + 1;
}

export function previousPlace(place: TourPlace): TourPlace {
  if (place === "finish") return tourStops.length - 1;
  return place === "intro" || place === 0 ? "intro" : place - 1;
}

/** The place that was stored; a tour that was not begun, or left by what no longer is a stop, starts over. */
export function readPlace(stored: string | null): TourPlace {
  const stop = stored === null || stored === "" ? -1 : Number(stored);
  return Number.isInteger(stop) && stop >= 0 && stop < tourStops.length ? stop : "intro";
}
