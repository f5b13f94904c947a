/** Featured slots of a vendor's plan, and how many are taken. */
export type FeaturedUse = { limit: number; used: number };

/** '3 of 5 featured'. */
export function slotsText({ limit, used }: FeaturedUse): string {
  return `${used} of ${limit} featured`;
}

/** What happens to so many listings that are to be featured: only the first ones where not all have room. */
export function formatCapacity(use: FeaturedUse, wanted: number): string {
  const left = Math.max(0, use.limit - use.used);
  if (wanted <= left) return `${slotsText(use)} now.`;
  if (left === 0) return `${slotsText(use)} now, so no slots are left. Stop featuring one first.`;
  return `${slotsText(use)} now, so only the first ${left === 1 ? "one" : left} you selected will be featured.`;
}
