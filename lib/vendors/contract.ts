import type { z } from "zod";
import type * as schema from "./schema";

export type VendorCardDto = z.output<typeof schema.vendorCardSchema>;
export type VendorProfileDto = z.output<typeof schema.vendorProfileSchema>;
export type VendorHours = z.output<typeof schema.hoursSchema>;
