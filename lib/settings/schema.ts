import { z } from "zod";
import { maxPolicyLength } from "@/lib/policies/markdown.rules";

export const settingsSchema = z.array(
  z
    .object({
      key: z.string().describe("Key of the setting"),
      value: z.string().describe("Value of the setting"),
    })
    .meta({ id: "SettingEntry" }),
);
export const settingSchema = z
  .object({ value: z.string().describe("Value of the setting") })
  .meta({ id: "Setting" });
/** Accepts any text, so that an unknown key is a 404 instead of a 400. */
export const settingParamsSchema = z.object({ key: z.string().describe("Key of the setting") });

export const saveSettingSchema = z
  .object({
    value: z
      .string("Give the value as text")
      .trim()
      .max(maxPolicyLength, "Use 40,000 characters or fewer.")
      .describe("New value, as the key requires"),
    was: z.string().max(maxPolicyLength).optional().describe("Value you read; 409 if it changed since"),
  })
  .meta({ id: "SettingInput" });
