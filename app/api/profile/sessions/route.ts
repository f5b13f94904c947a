import { signOutOtherDevices } from "@/lib/auth/sessions/devices.commands";
import { endOtherDevices, listDevices } from "@/lib/auth/sessions/devices.contract";
import { readDevices } from "@/lib/auth/sessions/devices.queries";
import { route } from "@/lib/server/route";

export const GET = route(listDevices, ({ viewer }) => readDevices(viewer));

export const DELETE = route(endOtherDevices, async ({ viewer }) => ({
  endedSessions: await signOutOtherDevices(viewer),
}));
