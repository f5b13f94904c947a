import "server-only";
import { cachedRead } from "@/lib/server/cache";
import { rows, sql } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import type { HomepageSettingDto } from "./contract";
import { homepageCopy } from "./copy";
import {
  fillHomepageValues,
  homepageSettingKeys,
  homepageTag,
  isHomepageSettingKey,
  readHomepageSettings,
  type HomepageSettings,
  type HomepageValues,
} from "./rules";

function readValues(): Promise<HomepageValues> {
  return cachedRead({
    tags: [homepageTag],
    key: "homepage-settings",
    maxAgeSeconds: 600,
    load: async () =>
      fillHomepageValues(await rows<HomepageSettingDto>(sql`SELECT key, value FROM homepage_settings`)),
  });
}

/** The settings as pages use them. */
export async function getHomepageSettings(): Promise<HomepageSettings> {
  return readHomepageSettings(await readValues());
}

/** All twelve keys in the order of the specification, unset ones with their defaults. */
export async function listHomepageValues(): Promise<HomepageSettingDto[]> {
  const values = await readValues();
  return homepageSettingKeys.map((key) => ({ key, value: values[key] }));
}

/** not_found for a key that is not one of the twelve. */
export async function getHomepageValue(key: string): Promise<string> {
  if (!isHomepageSettingKey(key)) throw new AppError("not_found", homepageCopy.unknownSetting);
  return (await readValues())[key];
}
