import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { rollPeriods } from "./periods/commands";
import { endAtStripe, syncRenewal } from "./stripe/commands";
import { endStripeTask, renewalTask } from "./stripe/rules";

export const rollSubscriptions = task(
  taskName("subscription-periods"),
  async () => {
    await rollPeriods();
  },
  { every: "hour" },
);

/** A subscription that another one replaced must not be collected any more. */
export const endReplacedSubscription = task(
  endStripeTask,
  ({ subscriptionId }) => endAtStripe(subscriptionId),
  { retries: 12 },
);

export const syncStripeRenewal = task(renewalTask, ({ subscriptionId }) => syncRenewal(subscriptionId), {
  retries: 12,
});
