export type FeaturedUse = { limit: number; used: number };

export function slotsText({ limit, used }: FeaturedUse): string {
  return `${used} of ${limit} featured`;
}

export function formatCapacity(use: FeaturedUse, requested: number): string {
  const left = Math.max(0, use.limit - use.used);
  if (requested <= left) return `${slotsText(use)} now.`;
  if (left === 0) return `${slotsText(use)} now, so no slots are left. Stop featuring one first.`;
  return `${slotsText(use)} now, so only the first ${left === 1 ? "one" : left} you selected will be featured.`;
}
