import "server-only";
import { cachedRead } from "@/lib/server/cache";
import { rows, sql } from "@/lib/server/db";
import { readChanges } from "@/lib/settings/change.queries";
import { AppError } from "@/lib/shared/app-error";
import type { HomepageSettingDto } from "./contract";
import { homepageCopy } from "./copy";
import type { HomepageChangesDto } from "./editing.contract";
import {
  withHomepageDefaults,
  homepageAction,
  homepageSettingKeys,
  homepageTag,
  isHomepageSettingKey,
  readHomepageSettings,
  type HomepageSettingKey,
  type HomepageSettings,
  type HomepageValues,
} from "./rules";

function readValues(): Promise<HomepageValues> {
  return cachedRead({
    tags: [homepageTag],
    key: "homepage-settings",
    maxAgeSeconds: 600,
    load: async () =>
      withHomepageDefaults(await rows<HomepageSettingDto>(sql`SELECT key, value FROM homepage_settings`)),
  });
}

export async function getHomepageSettings(): Promise<HomepageSettings> {
  return readHomepageSettings(await readValues());
}

export async function listHomepageValues(): Promise<HomepageSettingDto[]> {
  const values = await readValues();
  return homepageSettingKeys.map((key) => ({ key, value: values[key] }));
}

export async function getHomepageValue(key: string): Promise<string> {
  if (!isHomepageSettingKey(key)) throw new AppError("not_found", homepageCopy.unknownSetting);
  return (await readValues())[key];
}

export function listHomepageChanges(cursor?: string): Promise<HomepageChangesDto> {
  return readChanges<HomepageSettingKey, { before: string; after: string }>({
    conditions: [sql`action = ${homepageAction}`],
    columns: sql`before->>'value' AS before, after->>'value' AS after`,
    isKey: isHomepageSettingKey,
    cursor,
  });
}
