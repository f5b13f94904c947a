import { formatPrice } from "@/lib/shared/money";
import { planIds, type PlanId } from "@/lib/subscriptions/rules";
import { formatNumber } from "@/lib/shared/numbers";

type NumberSetting = {
  name: string;
  unit: string;
  fallback: number;
  least: number;
  most: number;
  money?: true;
};

const points = { unit: "points", least: 0, most: 10_000 };

const pointSettings = {
  points_profile_complete: { ...points, name: "Complete profile", fallback: 50 },
  points_review: { ...points, name: "Published review", fallback: 20 },
  points_quick_answer: { ...points, name: "Answer within 24 hours", fallback: 5 },
  points_referral: { ...points, name: "Invited friend", fallback: 100 },
  points_a_day: { ...points, name: "Most points a day", fallback: 100, most: 100_000 },
  points_months: { name: "Points expire after", unit: "months", fallback: 12, least: 1, most: 120 },
} satisfies Record<string, NumberSetting>;

const price = { unit: "a month", least: 1, most: 10_000, money: true } as const;

const planNumbers = ["listings", "photos", "featured", "ads"] as const;
type PlanNumber = (typeof planNumbers)[number];

export type PointKey = keyof typeof pointSettings;
export type PriceKey = `${Exclude<PlanId, "starter">}_price`;
export type PlanKey = `${PlanId}_${PlanNumber}` | "pro_trial_days" | PriceKey;
export type NumberKey = PointKey | PlanKey;
export type Points = Record<PointKey, number>;

export const planNames: Record<PlanId, string> = { starter: "Starter", pro: "Pro", business: "Business" };
const planFallbacks: Record<PlanId, Record<PlanNumber, number>> = {
  starter: { listings: 10, photos: 10, featured: 0, ads: 1 },
  pro: { listings: 100, photos: 20, featured: 5, ads: 5 },
  business: { listings: 1000, photos: 30, featured: 20, ads: 20 },
};
const planWords: Record<PlanNumber, { name: string; unit: string; most: number }> = {
  listings: { name: "listings", unit: "listings", most: 100_000 },
  photos: { name: "photos per listing", unit: "photos", most: 100 },
  featured: { name: "featured listings", unit: "featured", most: 1000 },
  ads: { name: "ads", unit: "ads", most: 1000 },
};

function planSetting(plan: PlanId, number: PlanNumber): [PlanKey, NumberSetting] {
  const { name, unit, most } = planWords[number];
  const fallback = planFallbacks[plan][number];
  return [`${plan}_${number}`, { name: `${planNames[plan]}: ${name}`, unit, fallback, least: 0, most }];
}

export const keysOfPlan = Object.fromEntries(
  planIds.map((plan) => [
    plan,
    [
      ...(plan === "starter" ? [] : [`${plan}_price` as const]),
      ...planNumbers.map((number): PlanKey => `${plan}_${number}`),
      ...(plan === "pro" ? (["pro_trial_days"] as const) : []),
    ],
  ]),
) as Record<PlanId, PlanKey[]>;

export const numberSettings = {
  ...pointSettings,
  ...Object.fromEntries(planIds.flatMap((plan) => planNumbers.map((number) => planSetting(plan, number)))),
  pro_price: { ...price, name: "Pro: price", fallback: 29 },
  business_price: { ...price, name: "Business: price", fallback: 99 },
  pro_trial_days: { name: "Pro: free trial", unit: "days", fallback: 14, least: 0, most: 365 },
} as Record<NumberKey, NumberSetting>;

export const pointKeys = Object.keys(pointSettings) as readonly PointKey[];
export const numberKeys = Object.keys(numberSettings) as readonly NumberKey[];

export function isNumberKey(key: string): key is NumberKey {
  return Object.hasOwn(numberSettings, key);
}

export function isPriceKey(key: string): key is PriceKey {
  return isNumberKey(key) && Boolean(numberSettings[key].money);
}

export function isPlanKey(key: string): key is PlanKey {
  return isNumberKey(key) && !Object.hasOwn(pointSettings, key);
}

export function pointsOf(list: readonly { key: string; value: string }[]): Points {
  const set = new Map(list.map(({ key, value }) => [key, Number(value)]));
  return Object.fromEntries(
    pointKeys.map((key) => [key, set.get(key) ?? numberSettings[key].fallback]),
  ) as Points;
}

export function findNumberError(key: NumberKey, value: string): string | null {
  const { least, most, money } = numberSettings[key];
  const form = money ? /^(0|[1-9]\d{0,5})(\.\d{1,2})?$/ : /^(0|[1-9]\d{0,5})$/;
  const isRight = form.test(value) && Number(value) >= least && Number(value) <= most;
  if (money && !isRight) return `Enter a price from ${formatPrice(least)} to ${formatPrice(most)}.`;
  return isRight ? null : `Enter a whole number from ${formatNumber(least)} to ${formatNumber(most)}.`;
}

export function writePrice(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
