import { changeChoices } from "@/lib/notifications/preferences/preferences.commands";
import {
  getNotificationChoices,
  updateNotificationChoices,
} from "@/lib/notifications/preferences/preferences.contract";
import { readChoices } from "@/lib/notifications/preferences/preferences.queries";
import { route } from "@/lib/server/route";

export const GET = route(getNotificationChoices, ({ viewer }) => readChoices(viewer.id));

export const PATCH = route(updateNotificationChoices, async ({ viewer, body }) => {
  await changeChoices(viewer.id, body.choices);
  return readChoices(viewer.id);
});
