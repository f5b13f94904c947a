export const adPositions = ["top", "middle", "bottom"] as const;
export type AdPosition = (typeof adPositions)[number];
export const adPositionNames: Record<AdPosition, string> = { top: "Top", middle: "Middle", bottom: "Bottom" };

const adsPerView: Record<AdPosition, number> = { top: 1, middle: 1, bottom: 2 };

/** Maximum heights in pixels, also capped at `adWindowShare` of the window height (spec section 9). */
export const adMaxHeights: Record<AdPosition, number> = { top: 400, middle: 400, bottom: 280 };
export const adWindowShare = 0.8;

/** Refetch interval of a carousel (spec section 7). */
export const adRefetchMs: Record<AdPosition, number> = { top: 10_000, middle: 10_000, bottom: 5_000 };

export const maxAdsShown = 10;
export const adDrawSeconds = 60;

export const advertisementsTag = "advertisements";

export function adMaxHeight(position: AdPosition): string {
  return `min(${adMaxHeights[position]}px, ${adWindowShare * 100}vh)`;
}

export function adViews<T>(ads: readonly T[], position: AdPosition): T[][] {
  const views: T[][] = [];
  for (let start = 0; start < ads.length; start += adsPerView[position]) {
    views.push(ads.slice(start, start + adsPerView[position]));
  }
  return views;
}
