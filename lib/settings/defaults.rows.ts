import "server-only";
import { env } from "@/lib/server/env";
import { settingDefaults, type SettingValues } from "./rules";

/** What the settings are until an admin sets them; the name and the contact are those of the environment. */
export const defaultValues: SettingValues = {
  ...settingDefaults,
  site_name: env.SITE_NAME,
  contact_email: env.CONTACT_EMAIL,
};
