import { route } from "@/lib/server/route";
import { AppError } from "@/lib/shared/app-error";
import { subscriptionCopy } from "@/lib/subscriptions/copy";
import { cancelPlan, changePlan, resumePlan } from "@/lib/subscriptions/billing/plan.commands";
import { changeSubscription, getSubscription } from "@/lib/subscriptions/contract";
import { readSubscription } from "@/lib/subscriptions/billing/plan.queries";

function vendorOf({ vendorId }: { vendorId: string | null }): string {
  if (!vendorId) throw new AppError("not_found", "This vendor doesn’t exist.");
  return vendorId;
}

export const GET = route(getSubscription, ({ viewer }) => readSubscription(vendorOf(viewer)));

export const POST = route(changeSubscription, async ({ viewer, body }) => {
  const vendorId = vendorOf(viewer);
  if (viewer.vendorStatus === "suspended" && body.action !== "cancel") {
    throw new AppError("forbidden", subscriptionCopy.suspended);
  }
  let checkoutUrl: string | null = null;
  if (body.action === "cancel") await cancelPlan(vendorId);
  else if (body.action === "resume") await resumePlan(vendorId);
  else checkoutUrl = await changePlan({ vendorId, planId: body.planId, when: body.when });
  return { ...(await readSubscription(vendorId)), checkoutUrl };
});
