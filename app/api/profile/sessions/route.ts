import { endOwnOtherDevices } from "@/lib/auth/devices/commands";
import { endOtherDevices, listDevices } from "@/lib/auth/devices/contract";
import { readDevices } from "@/lib/auth/devices/queries";
import { route } from "@/lib/server/route";

export const GET = route(listDevices, ({ viewer }) => readDevices(viewer));

export const DELETE = route(endOtherDevices, async ({ viewer }) => ({
  endedSessions: await endOwnOtherDevices(viewer),
}));
