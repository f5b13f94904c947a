/** Addresses of one business. */
export const maxWebhooks = 5;

/** Pauses in seconds between the tries of a delivery. */
export const webhookRetrySeconds = [5, 5 * 60, 30 * 60, 2 * 60 * 60, 5 * 60 * 60, 10 * 60 * 60] as const;

/** Seconds for which a try holds its delivery; a process that ends meanwhile loses it after that. */
export const deliveryLeaseSeconds = 60;

/** An address is disabled after failing for this many days, or this many deliveries in a row. */
export const failingDays = 5;
const maxFailedDeliveries = 20;

/** Hours for which the secret before a new one still signs. */
export const previousSecretHours = 24;

/** Days for which deliveries stay in the log, and how many of them are shown. */
export const deliveryRetentionDays = 30;
export const shownDeliveries = 50;

/** Test events and replays of one business. */
export const webhookTryLimit = { name: "webhook-try", points: 60, seconds: 60 * 60 };

/** Addresses that one business adds or changes; each looks up a name. */
export const webhookChangeLimit = { name: "webhook-change", points: 30, seconds: 60 * 60 };

type Standing = { failingDays: number; failedDeliveries: number };

/** Decides whether an address that failed again is disabled. */
export function shouldDisable({ failingDays: days, failedDeliveries }: Standing): boolean {
  return days >= failingDays || failedDeliveries >= maxFailedDeliveries;
}
