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

/** Changes of admins, the newest first, 20 at a time. */
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
