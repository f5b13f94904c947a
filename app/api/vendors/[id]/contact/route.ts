import { route } from "@/lib/server/route";
import * as commands from "@/lib/vendors/contact.commands";
import { contactVendor } from "@/lib/vendors/contact.contract";

export const POST = route(contactVendor, async ({ viewer, params, body, request: { headers } }) => {
  const { listingId } = body;
  return { phone: await commands.contactVendor({ vendorId: params.id, listingId, viewer, headers }) };
});
