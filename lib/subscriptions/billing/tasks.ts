import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { renewPeriods } from "./periods.commands";
import { updateStripePrice, mailPriceChanges } from "./prices.commands";
import { pricesTask } from "@/lib/subscriptions/rules";
import { recordReversal } from "@/lib/subscriptions/stripe/reversals.commands";
import {
  closeCheckout,
  refundUnwanted,
  retryUnsettled,
  syncWithStripe,
} from "@/lib/subscriptions/stripe/sync.commands";
import {
  closeCheckoutTask,
  refundTask,
  reversalTask,
  settleTask,
  stripePriceTask,
} from "@/lib/subscriptions/stripe.rules";

export const rollSubscriptions = task(
  taskName("subscription-periods"),
  async () => {
    await renewPeriods();
    await retryUnsettled();
  },
  { every: "hour" },
);

/** Stripe, or a firewall in front of it, may be down for hours. */
const options = { retries: 12 };

export const settleStripe = task(
  settleTask,
  ({ subscriptionId, look }) => syncWithStripe(subscriptionId, look),
  options,
);

export const refundStripe = task(refundTask, ({ subscriptionId }) => refundUnwanted(subscriptionId), options);

export const followStripeReversal = task(reversalTask, recordReversal, options);

export const priceStripe = task(
  stripePriceTask,
  ({ subscriptionId }) => updateStripePrice(subscriptionId),
  options,
);

export const mailPlanPrices = task(pricesTask, mailPriceChanges, { every: "hour" });

export const closeStripeCheckout = task(
  closeCheckoutTask,
  ({ checkoutId }) => closeCheckout(checkoutId),
  options,
);
