import { readBytes } from "@/lib/server/request-body";
import { route } from "@/lib/server/route";
import { receiveEvent } from "@/lib/subscriptions/stripe/events.commands";
import { receiveStripeEvent } from "@/lib/subscriptions/stripe/stripe.contract";
import { maxEventBytes } from "@/lib/subscriptions/stripe.rules";

export const POST = route(receiveStripeEvent, async ({ request }) => {
  await receiveEvent(await readBytes(request, maxEventBytes), request.headers.get("stripe-signature"));
  return { received: true as const };
});
