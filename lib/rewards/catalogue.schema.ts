import { z } from "zod";
import { moment } from "@/lib/shared/moment-schema";
import { findValueFault } from "./catalogue.rules";
import { rewardCopy } from "./copy";
import { rewardKinds } from "./rules";
import { rewardItemSchema } from "./schema";

export const catalogueItemSchema = rewardItemSchema.extend({
  /** Whether people can redeem it. */
  active: z.boolean(),
  updatedAt: z.iso.datetime(),
});

export const catalogueSchema = z.array(catalogueItemSchema);

export const catalogueInputSchema = z
  .object({
    /** Null for a new one. */
    id: z.uuid(rewardCopy.unknownItem).nullable(),
    name: z.string().trim().min(1, "Enter a name").max(120, "At most 120 characters"),
    description: z.string().trim().max(1000, "At most 1,000 characters").default(""),
    /** Of one that is there already it stays what it was. */
    kind: z.enum(rewardKinds, "Choose what it is"),
    points: z
      .int("Enter a whole number")
      .min(1, "Enter at least 1 point")
      .max(1_000_000, "At most 1,000,000 points"),
    /** Days of a boost or an advertisement, dollars of a voucher. */
    value: z.number("Enter a number"),
    active: z.boolean(),
    /** Detects concurrent changes by another admin. */
    updatedAt: moment().optional(),
  })
  .superRefine(({ kind, value }, context) => {
    const message = findValueFault(kind, value);
    if (message) context.addIssue({ code: "custom", path: ["value"], message });
  });
