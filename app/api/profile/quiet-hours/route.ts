import { setQuietHours as set } from "@/lib/notifications/preferences/quiet.commands";
import { getQuietHours, setQuietHours } from "@/lib/notifications/preferences/quiet.contract";
import { readQuietHours } from "@/lib/notifications/preferences/quiet.queries";
import { route } from "@/lib/server/route";

export const GET = route(getQuietHours, ({ viewer }) => readQuietHours(viewer.id));

export const PUT = route(setQuietHours, async ({ viewer, body }) => {
  await set(viewer.id, body);
  return readQuietHours(viewer.id);
});
