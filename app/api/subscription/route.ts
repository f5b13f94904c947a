import { route } from "@/lib/server/route";
import { vendorIdOf } from "@/lib/shared/access";
import * as commands from "@/lib/subscriptions/billing/choice.commands";
import { readSubscription } from "@/lib/subscriptions/billing/plan.queries";
import { changeSubscription, getSubscription } from "@/lib/subscriptions/contract";

export const GET = route(getSubscription, ({ viewer }) => readSubscription(vendorIdOf(viewer)));

export const POST = route(changeSubscription, async ({ viewer, body }) => {
  const checkoutUrl = await commands.changeSubscription(viewer, body);
  return { ...(await readSubscription(vendorIdOf(viewer))), checkoutUrl };
});
