import { readPlace, tourKey, type TourPlace } from "@/lib/pwa/tour.rules";

export function readProgress(): TourPlace {
  try {
    return readPlace(window.localStorage.getItem(tourKey));
  } catch {
    return "intro";
  }
}

export function storeProgress(place: TourPlace): void {
  try {
    if (typeof place === "number") window.localStorage.setItem(tourKey, String(place));
    else window.localStorage.removeItem(tourKey);
  } catch {
    // Storage is blocked; an interrupted tour starts over.
  }
}
