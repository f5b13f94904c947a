import { findPolicyError } from "@/lib/policies/markdown.rules";
import { findNumberError, isNumberKey, numberKeys, numberSettings, type NumberKey } from "./numbers.rules";

export const policyKeys = ["privacy_policy", "terms_of_service", "cookie_policy"] as const;
export const siteKeys = ["site_name", "contact_email", "postal_address"] as const;

export type PolicyKey = (typeof policyKeys)[number];
export type SiteKey = (typeof siteKeys)[number];
export type SettingKey = "admin_second_step" | SiteKey | NumberKey | PolicyKey;
export type SettingValues = Record<SettingKey, string>;

/** An empty policy means the built-in one. */
export const settingDefaults = {
  site_name: "",
  contact_email: "",
  postal_address: "",
  admin_second_step: "false",
  ...(Object.fromEntries(numberKeys.map((key) => [key, String(numberSettings[key].fallback)])) as Record<
    NumberKey,
    string
  >),
  privacy_policy: "",
  terms_of_service: "",
  cookie_policy: "",
} satisfies SettingValues;

export const settingKeys = Object.keys(settingDefaults) as readonly SettingKey[];

export const settingsTag = "site-settings";

export const settingsAction = "setting.change";

export const maxLoggedLength = 300;

const maxSiteName = 40;
const maxPostalAddress = 200;

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingDefaults, key);
}

export function isPolicyKey(key: string | undefined): key is PolicyKey {
  return policyKeys.some((policy) => policy === key);
}

export function isSiteKey(key: string): key is SiteKey {
  return siteKeys.some((one) => one === key);
}

export function settingsOf(list: readonly { key: SettingKey; value: string }[]): SettingValues {
  return { ...settingDefaults, ...Object.fromEntries(list.map(({ key, value }) => [key, value])) };
}

export function findSettingError(key: SettingKey, value: string): string | null {
  if (key === "admin_second_step") {
    return value === "true" || value === "false" ? null : "Choose on or off.";
  }
  if (key === "site_name") {
    const isName = value.length <= maxSiteName && /^[^\p{C}<>"\\]+$/u.test(value);
    return isName ? null : `Enter a name of 1 to ${maxSiteName} characters.`;
  }
  if (key === "contact_email") {
    const isAddress = value.length <= 254 && /^[^\s@<>"(),:;[\]\\]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);
    return isAddress ? null : "Enter an email address like hello@plaza.example.";
  }
  if (key === "postal_address") {
    const isAddress = value.length <= maxPostalAddress && /^[^\p{C}<>]*$/u.test(value);
    return isAddress ? null : `Enter an address of at most ${maxPostalAddress} characters, on one line.`;
  }
  if (isNumberKey(key)) return findNumberError(key, value);
  return value === "" ? null : findPolicyError(value);
}
