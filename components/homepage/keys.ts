import type { HomepageSettingKey } from "@/lib/homepage/rules";

export const homepageKeys = {
  settings: ["homepage-settings"],
  setting: (key: HomepageSettingKey) => ["homepage-settings", key],
} as const;
