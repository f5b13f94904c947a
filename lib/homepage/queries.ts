import "server-only";
import { cachedRead } from "@/lib/server/cache";
import { rows, sql } from "@/lib/server/db";
import { afterTimeCursor, allOf } from "@/lib/server/sql";
import { AppError } from "@/lib/shared/app-error";
import { toCursorPage } from "@/lib/shared/page";
import type { HomepageSettingDto } from "./contract";
import { homepageCopy } from "./copy";
import type { HomepageChangeDto, HomepageChangesDto } from "./editing.contract";
import {
  withHomepageDefaults,
  homepageAction,
  homepageSettingKeys,
  homepageTag,
  isHomepageSettingKey,
  readHomepageSettings,
  changesPageSize,
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

type ChangeRow = Omit<HomepageChangeDto, "key" | "changedAt"> & { key: string; changedAt: Date };

export async function listHomepageChanges(cursor?: string): Promise<HomepageChangesDto> {
  const after = afterTimeCursor({ columns: sql`created_at, id`, first: "newest", cursor });
  const found = await rows<ChangeRow>(sql`
    SELECT id, subject_id AS key, before->>'value' AS before, after->>'value' AS after, actor_name AS by,
      created_at AS "changedAt"
    FROM audit_log WHERE ${allOf([sql`action = ${homepageAction}`, after])}
    ORDER BY created_at DESC, id DESC LIMIT ${changesPageSize + 1}::int`);
  const { items, next } = toCursorPage({
    found,
    limit: changesPageSize,
    toItem: (row) => row,
    placeOf: ({ changedAt, id }) => [changedAt, id],
  });
  return {
    next,
    items: items.flatMap(({ key, changedAt, ...change }) =>
      isHomepageSettingKey(key) ? [{ ...change, key, changedAt: changedAt.toISOString() }] : [],
    ),
  };
}
