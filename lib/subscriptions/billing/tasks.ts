import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { rollPeriods } from "./periods.commands";
import { priceAtStripe, tellPrices } from "./prices.commands";
import { pricesTask } from "@/lib/subscriptions/rules";
import { followReversal } from "@/lib/subscriptions/stripe/reversals.commands";
import {
  closeCheckout,
  refundUnwanted,
  retryUnsettled,
  settleAtStripe,
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
    await rollPeriods();
    await retryUnsettled();
  },
  { every: "hour" },
);

/** An outage of Stripe, or of a firewall before it, may last for hours. */
const options = { retries: 12 };

export const settleStripe = task(
  settleTask,
  ({ subscriptionId, look }) => settleAtStripe(subscriptionId, look),
  options,
);

export const refundStripe = task(refundTask, ({ subscriptionId }) => refundUnwanted(subscriptionId), options);

export const followStripeReversal = task(reversalTask, followReversal, options);

export const priceStripe = task(
  stripePriceTask,
  ({ subscriptionId }) => priceAtStripe(subscriptionId),
  options,
);

export const tellPlanPrices = task(pricesTask, tellPrices, { every: "hour" });

export const closeStripeCheckout = task(
  closeCheckoutTask,
  ({ checkoutId }) => closeCheckout(checkoutId),
  options,
);
