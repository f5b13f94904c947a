import "server-only";
import { cachedRead } from "@/lib/server/cache";
import { rows, sql } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import type { HomepageSettingDto } from "./contract";
import { homepageCopy } from "./copy";
import type { HomepageChangeDto } from "./editing.contract";
import {
  fillHomepageValues,
  homepageAction,
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

type ChangeRow = Omit<HomepageChangeDto, "key" | "changedAt"> & { key: string; changedAt: Date };

/** The 20 newest changes of admins, the newest first. */
export async function listHomepageChanges(): Promise<HomepageChangeDto[]> {
  const found = await rows<ChangeRow>(sql`
    SELECT id, subject_id AS key, before->>'value' AS before, after->>'value' AS after, actor_name AS by,
      created_at AS "changedAt"
    FROM audit_log WHERE action = ${homepageAction}
    ORDER BY created_at DESC, id DESC LIMIT 20`);
  return found.flatMap(({ key, changedAt, ...change }) =>
    isHomepageSettingKey(key) ? [{ ...change, key, changedAt: changedAt.toISOString() }] : [],
  );
}
