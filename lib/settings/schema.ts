import { z } from "zod";
import { maxPolicyLength } from "@/lib/policies/markdown.rules";

export const settingsSchema = z.array(z.object({ key: z.string(), value: z.string() }));
export const settingSchema = z.object({ value: z.string() });
/** Any text: an unknown key is absent (404), not malformed. */
export const settingParamsSchema = z.object({ key: z.string() });

/** `was`, when given, is the value that the admin saw: the change is refused where it is another by now. */
export const saveSettingSchema = z.object({
  value: z.string("Give the value as text").trim().max(maxPolicyLength, "Use 40,000 characters or fewer."),
  was: z.string().max(maxPolicyLength).optional(),
});
