import { numberKeys, numberSettings, type NumberKey } from "./numbers.rules";
import type { SettingKey } from "./rules";

export const settingCopy = {
  unknown: "This setting doesn’t exist.",
  changed: "Someone else changed this setting.",
  ownSecondStep: "Turn on two-step sign-in in your own profile first.",
} as const;

export const settingNames: Record<SettingKey, string> = {
  site_name: "Site name",
  contact_email: "Contact email",
  postal_address: "Postal address",
  admin_second_step: "Two-step sign-in for administrators",
  ...(Object.fromEntries(numberKeys.map((key) => [key, numberSettings[key].name])) as Record<
    NumberKey,
    string
  >),
  privacy_policy: "Privacy Policy",
  terms_of_service: "Terms of Service",
  cookie_policy: "Cookie Policy",
};
