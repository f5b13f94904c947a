import { z } from "zod";
import { vendorCopy } from "@/lib/vendors/copy";

export const contactParamsSchema = z.object({ id: z.uuid(vendorCopy.notFound).describe("Id of the vendor") });
export const contactBodySchema = z
  .object({
    listingId: z.uuid().optional().describe("Id of the listing on whose page the number was requested"),
  })
  .meta({ id: "ContactRequest" });
export const contactSchema = z
  .object({ phone: z.string().describe("Business phone number") })
  .meta({ id: "Contact" });
