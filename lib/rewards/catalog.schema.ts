import { z } from "zod";
import { plainLine } from "@/lib/shared/plain-line";
import { moment } from "@/lib/shared/moment-schema";
import { findValueError } from "./catalog.rules";
import { rewardCopy } from "./copy";
import { rewardKinds } from "./rules";
import { rewardItemSchema } from "./schema";

export const catalogItemSchema = rewardItemSchema
  .extend({
    active: z.boolean().describe("True while people can redeem it"),
    updatedAt: z.iso.datetime().describe("Time of the last change"),
  })
  .meta({ id: "RewardCatalogItem" });

export const catalogSchema = z.array(catalogItemSchema);

export const catalogInputSchema = z
  .object({
    id: z.uuid(rewardCopy.unknownItem).nullable().describe("Id of the reward; null for a new one"),
    name: z
      .string()
      .trim()
      .min(1, "Enter a name")
      .max(120, "At most 120 characters")
      .refine(...plainLine)
      .describe("Name of the reward"),
    description: z
      .string()
      .trim()
      .max(1000, "At most 1,000 characters")
      .default("")
      .describe("Description of the reward"),
    kind: z
      .enum(rewardKinds, "Choose what it is")
      .describe("Kind of the reward; stays unchanged for an existing one"),
    points: z
      .int("Enter a whole number")
      .min(1, "Enter at least 1 point")
      .max(1_000_000, "At most 1,000,000 points")
      .describe("Price in points"),
    value: z.number("Enter a number").describe("Days of a boost or an ad, dollars of a voucher"),
    active: z.boolean().describe("True while people can redeem it"),
    updatedAt: moment()
      .optional()
      .describe("The `updatedAt` you read; 409 if another admin changed it since"),
  })
  .superRefine(({ kind, value }, context) => {
    const message = findValueError(kind, value);
    if (message) context.addIssue({ code: "custom", path: ["value"], message });
  })
  .meta({ id: "RewardCatalogInput" });
