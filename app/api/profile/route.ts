import { closeOwnAccount } from "@/lib/account/closing.commands";
import { closeAccount } from "@/lib/account/closing.contract";
import { closingCopy } from "@/lib/account/closing.copy";
import { forgetDeviceLine } from "@/lib/server/known-device";
import { reply, route } from "@/lib/server/route";
import { setCookies, signedOutCookies } from "@/lib/server/tokens";
import { changeProfile } from "@/lib/account/profile.commands";
import { getProfile, updateProfile } from "@/lib/users/profile.contract";
import { readProfile } from "@/lib/users/profile.queries";

export const GET = route(getProfile, ({ viewer }) => readProfile(viewer.id));

export const PATCH = route(updateProfile, async ({ viewer, body, request }) => {
  await changeProfile({ userId: viewer.id, body, headers: request.headers });
  return readProfile(viewer.id);
});

export const DELETE = route(closeAccount, async ({ viewer, body, request }) => {
  await closeOwnAccount(viewer, { ...body, headers: request.headers });
  const answer = { success: true as const, message: closingCopy.done };
  return reply(answer, { headers: setCookies([...signedOutCookies(), forgetDeviceLine()]) });
});
