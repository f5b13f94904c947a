import { z } from "zod";
import { vendorCopy } from "./copy";

export const contactParamsSchema = z.object({ id: z.uuid(vendorCopy.notFound) });
/** The listing on whose page the number was asked for. */
export const contactBodySchema = z.object({ listingId: z.uuid().optional() });
export const contactSchema = z.object({ phone: z.string() });
