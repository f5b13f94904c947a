import { z } from "zod";

export const homepageSettingsSchema = z.array(z.object({ key: z.string(), value: z.string() }));
export const homepageSettingSchema = z.object({ value: z.string() });
/** Any text: an unknown key is absent (404), not malformed. */
export const homepageSettingParamsSchema = z.object({ key: z.string() });
