import { z } from "zod";

export const homepageSettingsSchema = z.array(
  z
    .object({
      key: z.string().describe("Key of the setting"),
      value: z.string().describe("Value of the setting"),
    })
    .meta({ id: "HomepageSettingEntry" }),
);
export const homepageSettingSchema = z
  .object({ value: z.string().describe("Value of the setting") })
  .meta({ id: "HomepageSetting" });
export const homepageSettingParamsSchema = z.object({ key: z.string().describe("Key of the setting") });
