import { route } from "@/lib/server/route";
import { changeProfile } from "@/lib/users/profile/commands";
import { getProfile, updateProfile } from "@/lib/users/profile/contract";
import { readProfile } from "@/lib/users/profile/queries";

export const GET = route(getProfile, ({ viewer }) => readProfile(viewer.id));

export const PATCH = route(updateProfile, async ({ viewer, body }) => {
  await changeProfile(viewer.id, body);
  return readProfile(viewer.id);
});
