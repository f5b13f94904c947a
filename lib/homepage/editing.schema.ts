import { z } from "zod";

export const saveHomepageSettingSchema = z
  .object({
    value: z.string("Give the value as text").trim().max(500).describe("New value, as the key requires"),
    was: z.string().max(500).optional().describe("Value you read; 409 if it changed since"),
  })
  .meta({ id: "HomepageSettingInput" });
