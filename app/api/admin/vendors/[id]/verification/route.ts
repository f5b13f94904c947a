import { route } from "@/lib/server/route";
import { setVerified } from "@/lib/vendors/moderation/moderation.commands";
import { unverifyVendor, verifyVendor } from "@/lib/vendors/moderation/moderation.contract";
import { readVendorForReview } from "@/lib/vendors/moderation/moderation.queries";

export const PUT = route(verifyVendor, async ({ viewer, params: { id }, request: { headers } }) => {
  await setVerified({ admin: viewer, vendorId: id, verified: true, headers });
  return readVendorForReview(id);
});

export const DELETE = route(unverifyVendor, async ({ viewer, params: { id }, request: { headers } }) => {
  await setVerified({ admin: viewer, vendorId: id, verified: false, headers });
  return readVendorForReview(id);
});
