import { route } from "@/lib/server/route";
import { vendorIdOf } from "@/lib/shared/access";
import { changeBusinessProfile } from "@/lib/vendors/profile/profile.commands";
import { getBusinessProfile, updateBusinessProfile } from "@/lib/vendors/profile/profile.contract";
import { readBusinessProfile } from "@/lib/vendors/profile/profile.queries";

export const GET = route(getBusinessProfile, ({ viewer }) => readBusinessProfile(vendorIdOf(viewer)));

export const PATCH = route(updateBusinessProfile, async ({ viewer, body, request }) => {
  const vendorId = vendorIdOf(viewer);
  await changeBusinessProfile({ userId: viewer.id, vendorId, body, headers: request.headers });
  return readBusinessProfile(vendorId);
});
