import { route } from "@/lib/server/route";
import * as commands from "@/lib/vendors/contact/contact.commands";
import { contactVendor } from "@/lib/vendors/contact/contact.contract";
import { recordContact } from "@/lib/visits/commands";

export const POST = route(contactVendor, async ({ viewer, params, body, request: { headers } }) => {
  const { listingId } = body;
  const phone = await commands.revealVendorPhone({ vendorId: params.id, listingId, viewer, headers });
  recordContact(headers, viewer);
  return { phone };
});
