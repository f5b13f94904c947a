import { readPlace, tourKey, tourOfferedKey, type TourPlace } from "@/lib/pwa/tour.rules";

export function readProgress(): TourPlace {
  try {
    return readPlace(window.localStorage.getItem(tourKey));
  } catch {
    return "intro";
  }
}

/** True the first time on this device; never true without storage, where it would return on every visit. */
export function claimOffer(): boolean {
  try {
    if (window.localStorage.getItem(tourOfferedKey) !== null) return false;
    window.localStorage.setItem(tourOfferedKey, "1");
    return true;
  } catch {
    return false;
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
