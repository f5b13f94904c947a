import { addSubscription, removeSubscription } from "@/lib/notifications/push/push.commands";
import { addPushSubscription, removePushSubscription } from "@/lib/notifications/push/push.contract";
import { route } from "@/lib/server/route";

export const POST = route(addPushSubscription, async ({ viewer, body }) => {
  await addSubscription(viewer, body);
  return { on: true };
});

export const DELETE = route(removePushSubscription, async ({ viewer, body }) => {
  await removeSubscription(viewer, body.endpoint);
  return { on: false };
});
