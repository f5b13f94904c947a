import type { HomepageRowId } from "@/lib/homepage/row.rules";
import type { HomepageSettingKey } from "@/lib/homepage/rules";

export const homepageKeys = {
  settings: ["homepage-settings"],
  setting: (key: HomepageSettingKey) => ["homepage-settings", key],
  row: (row: HomepageRowId, place = "") => ["homepage-rows", row, place],
} as const;
