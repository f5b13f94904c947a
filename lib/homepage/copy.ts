import type { HomepageSettingKey } from "./rules";

/** Required wording from spec section 8 and contract section 1. */
export const homepageCopy = {
  settingsFailed: "Failed to fetch homepage settings",
  settingFailed: (key: HomepageSettingKey) => `Failed to fetch ${key} setting`,
  unknownSetting: "This setting doesn’t exist.",
} as const;
