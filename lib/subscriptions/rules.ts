/** Numbers a plan allows: listings not yet closed, photos of one listing, featured listings, advertisements. */
export type Limits = { listings: number; photos: number; featured: number; ads: number };

export const planIds = ["starter", "pro", "business"] as const;
export type PlanId = (typeof planIds)[number];

/** What holds without a live subscription. */
export const freePlanId: PlanId = "starter";
/** What an approved vendor may try, for the days that the plan says (14, contract section 4). */
export const trialPlanId: PlanId = "pro";

export const subscriptionStatuses = ["trialing", "active", "past_due", "cancelled", "expired"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
