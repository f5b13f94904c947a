import { route } from "@/lib/server/route";
import { AppError } from "@/lib/shared/app-error";
import { vendorCopy } from "@/lib/vendors/copy";
import { changeBusinessProfile } from "@/lib/vendors/profile/profile.commands";
import { getBusinessProfile, updateBusinessProfile } from "@/lib/vendors/profile/profile.contract";
import { readBusinessProfile } from "@/lib/vendors/profile/profile.queries";

function vendorOf({ vendorId }: { vendorId: string | null }): string {
  if (!vendorId) throw new AppError("not_found", vendorCopy.notFound);
  return vendorId;
}

export const GET = route(getBusinessProfile, ({ viewer }) => readBusinessProfile(vendorOf(viewer)));

export const PATCH = route(updateBusinessProfile, async ({ viewer, body, request }) => {
  const vendorId = vendorOf(viewer);
  await changeBusinessProfile({ userId: viewer.id, vendorId, body, headers: request.headers });
  return readBusinessProfile(vendorId);
});
