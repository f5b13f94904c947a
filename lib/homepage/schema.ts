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
/** Any text: an unknown key is absent (404), not malformed. */
export const homepageSettingParamsSchema = z.object({ key: z.string().describe("Key of the setting") });
