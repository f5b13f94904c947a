import "server-only";
import { cachedRead } from "@/lib/server/cache";
import { rows, sql } from "@/lib/server/db";
import { isUuid } from "@/lib/shared/uuid";
import { readChanges } from "./change.queries";
import type { SettingChangesDto } from "./contract";
import { defaultValues } from "./defaults.rows";
import { readPlanNumbers } from "./numbers.rows";
import { isSettingKey, settingKeys, settingsAction, settingsTag, type SettingKey } from "./rules";

type StoredSetting = { key: string; value: string; updatedAt: Date };
type StoredSettings = Record<SettingKey, { value: string; updatedAt: Date | null }>;

function readKnown(): Promise<StoredSettings> {
  return cachedRead({
    tags: [settingsTag],
    key: "site-settings",
    maxAgeSeconds: 600,
    load: async () => {
      const found = await rows<StoredSetting>(
        sql`SELECT key, value #>> '{}' AS value, updated_at AS "updatedAt" FROM site_settings`,
      );
      const known = Object.fromEntries(
        settingKeys.map((key) => [key, { value: defaultValues[key], updatedAt: null }]),
      ) as StoredSettings;
      for (const { key, value } of await readPlanNumbers({ rows })) known[key] = { value, updatedAt: null };
      for (const { key, value, updatedAt } of found) if (isSettingKey(key)) known[key] = { value, updatedAt };
      return known;
    },
  });
}

/** `updatedAt` is null for defaults and plan numbers. */
export async function getSetting(key: SettingKey): Promise<StoredSettings[SettingKey]> {
  return (await readKnown())[key];
}

export async function listSettingValues(): Promise<{ key: SettingKey; value: string }[]> {
  const known = await readKnown();
  return settingKeys.map((key) => ({ key, value: known[key].value }));
}

type ChangesQuery = { key?: SettingKey; cursor?: string };

export function listSettingChanges({ key, cursor }: ChangesQuery = {}): Promise<SettingChangesDto> {
  const own = key ? [sql`subject_type = 'setting' AND subject_id = ${key}`] : [];
  return readChanges<SettingKey, { after: string }>({
    conditions: [sql`action = ${settingsAction}`, ...own],
    columns: sql`left(data->>'value', 254) AS after`,
    isKey: isSettingKey,
    cursor,
  });
}

export type SettingVersion = { key: SettingKey; value: string; by: string; changedAt: string };

type VersionRow = { key: string; value: string; by: string; changedAt: Date };

export async function findSettingVersion(id: string): Promise<SettingVersion | null> {
  if (!isUuid(id)) return null;
  const [row] = await rows<VersionRow>(sql`
    SELECT subject_id AS key, actor_name AS by, created_at AS "changedAt", data->>'value' AS value
    FROM audit_log WHERE id = ${id}::uuid AND action = ${settingsAction}`);
  if (!row || !isSettingKey(row.key)) return null;
  const { key, value, by, changedAt } = row;
  return { key, value, by, changedAt: changedAt.toISOString() };
}
