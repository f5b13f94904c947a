export const adPositions = ["top", "middle", "bottom"] as const;
export type AdPosition = (typeof adPositions)[number];
export const adPositionNames: Record<AdPosition, string> = { top: "Top", middle: "Middle", bottom: "Bottom" };

/** Advertisements that one view of a carousel shows (spec section 9). */
const adsPerView: Record<AdPosition, number> = { top: 1, middle: 1, bottom: 2 };

/** Maximum height in pixels, capped at this share of the window height (spec section 9). */
export const adMaxHeights: Record<AdPosition, number> = { top: 400, middle: 400, bottom: 280 };
export const adWindowShare = 0.8;

/** How often a carousel asks again, in milliseconds (spec section 7). */
export const adRefetchMs: Record<AdPosition, number> = { top: 10_000, middle: 10_000, bottom: 5_000 };

/** The most advertisements of one answer. */
export const maxAdsShown = 10;
/** How long a draw holds: from one full minute of the database clock to the next. */
export const adDrawSeconds = 60;

/** Invalidated when an advertisement starts, stops or changes. */
export const advertisementsTag = "advertisements";

/** CSS for the maximum height: works before any script knows the window. */
export function adMaxHeight(position: AdPosition): string {
  return `min(${adMaxHeights[position]}px, ${adWindowShare * 100}vh)`;
}

/** Advertisements grouped into the views of a carousel: one each, at the bottom two. */
export function adViews<T>(ads: readonly T[], position: AdPosition): T[][] {
  const views: T[][] = [];
  for (let start = 0; start < ads.length; start += adsPerView[position]) {
    views.push(ads.slice(start, start + adsPerView[position]));
  }
  return views;
}
