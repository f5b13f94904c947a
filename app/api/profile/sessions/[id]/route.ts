import { signOutDevice } from "@/lib/auth/sessions/devices.commands";
import { endDevice } from "@/lib/auth/sessions/devices.contract";
import { reply, route } from "@/lib/server/route";
import { setCookies, signedOutCookies } from "@/lib/server/tokens";

export const DELETE = route(endDevice, async ({ viewer, params }) => {
  await signOutDevice(viewer, params.id);
  const isThisOne = params.id === viewer.sessionId;
  return reply({ success: true as const }, { headers: setCookies(isThisOne ? signedOutCookies() : []) });
});
