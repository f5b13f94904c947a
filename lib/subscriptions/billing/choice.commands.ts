import "server-only";
import { vendorIdOf, type Viewer } from "@/lib/shared/access";
import type { PlanChoice } from "@/lib/subscriptions/contract";
import { cancelPlan, changePlan, resumePlan } from "./plan.commands";

/** Returns the payment URL, or null if there is none. A suspended vendor can only cancel. */
export async function changeSubscription(viewer: Viewer, choice: PlanChoice): Promise<string | null> {
  const vendorId = vendorIdOf(viewer);
  if (choice.action === "change") return changePlan({ vendorId, planId: choice.planId, when: choice.when });
  await (choice.action === "cancel" ? cancelPlan(vendorId) : resumePlan(vendorId));
  return null;
}
