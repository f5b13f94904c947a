export const maxWebhooks = 5;

export const webhookRetrySeconds = [5, 5 * 60, 30 * 60, 2 * 60 * 60, 5 * 60 * 60, 10 * 60 * 60] as const;

/** Lease of one attempt, in case its process dies. */
export const deliveryLeaseSeconds = 60;

/** An endpoint is disabled after failing for this many days, or this many deliveries in a row. */
export const failingDays = 5;
const maxFailedDeliveries = 20;

export const previousSecretHours = 24;

export const deliveryRetentionDays = 30;
export const shownDeliveries = 50;

export const webhookTryLimit = { name: "webhook-try", points: 60, seconds: 60 * 60 };

export const webhookChangeLimit = { name: "webhook-change", points: 30, seconds: 60 * 60 };

type FailureState = { failingDays: number; failedDeliveries: number };

export function shouldDisable({ failingDays: days, failedDeliveries }: FailureState): boolean {
  return days >= failingDays || failedDeliveries >= maxFailedDeliveries;
}
