import { route } from "@/lib/server/route";
import { decideOnVendor } from "@/lib/vendors/moderation/moderation.commands";
import { decideVendor } from "@/lib/vendors/moderation/moderation.contract";
import { readVendorForReview } from "@/lib/vendors/moderation/moderation.queries";

export const POST = route(decideVendor, async ({ viewer, params, body, request }) => {
  const { id: vendorId, action } = params;
  await decideOnVendor({ admin: viewer, vendorId, action, ...body, headers: request.headers });
  return readVendorForReview(vendorId);
});
