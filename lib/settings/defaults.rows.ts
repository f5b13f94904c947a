import "server-only";
import { env } from "@/lib/server/env";
import { settingDefaults, type SettingValues } from "./rules";

export const defaultValues: SettingValues = {
  ...settingDefaults,
  site_name: env.SITE_NAME,
  contact_email: env.CONTACT_EMAIL,
  postal_address: env.POSTAL_ADDRESS,
};
