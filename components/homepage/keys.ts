import type { HomepageSettingKey } from "@/lib/homepage/rules";

/** Where the settings of the homepage are kept. */
export const homepageKeys = {
  settings: ["homepage-settings"],
  setting: (key: HomepageSettingKey) => ["homepage-settings", key],
} as const;
