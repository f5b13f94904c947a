import type { TourPlace } from "./tour.rules";

type TourText = { title: string; text: string };

const stops: readonly TourText[] = [
  { title: "Find your way", text: "Products, services, real estate and jobs are always one tap away." },
  { title: "Pick a category", text: "Show everything, or only products, services or real estate." },
  { title: "Search in your own words", text: "Try “mountain bike” or “2 bedroom apartment under $1,500”." },
  {
    title: "Browse listings",
    text: "Open one for photos, details and the vendor. The heart saves it for later.",
  },
  { title: "Make it yours", text: "Your profile, favorites and messages are here once you’re signed in." },
];

export const tourCopy = {
  offer: "New here?",
  offerText: "See how it works in under a minute.",
  take: "Take the tour",
  skip: "Skip",
  start: "Start",
  next: "Next",
  back: "Back",
  done: "Done",
  of: (stop: number) => `${stop + 1} of ${stops.length}`,
  at: (place: TourPlace): TourText => {
    if (place === "intro")
      return { title: "Welcome", text: "Take a quick look around: five stops, under a minute." };
    const finish = {
      title: "You’re all set",
      text: "Happy browsing. You can take this tour again any time.",
    };
    return place === "finish" ? finish : (stops[place] ?? finish);
  },
} as const;
