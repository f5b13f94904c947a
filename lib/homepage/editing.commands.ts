import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { parseImageUrl } from "@/lib/images/rules";
import { purge } from "@/lib/server/cache";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { homepageCopy } from "./copy";
import { settingCopy, settingNames } from "./editing.copy";
import {
  homepageAction,
  homepageDefaults,
  homepageTag,
  isHomepageSettingKey,
  isSettingValue,
  kindOfSetting,
  type HomepageSettingKey,
} from "./rules";

type Change = {
  admin: Viewer;
  key: string;
  value: string;
  /** Value that the admin saw; undefined skips the check. */
  was?: string;
  headers: Headers;
};

function invalidValueError(key: HomepageSettingKey): AppError {
  const sentence = settingCopy.wrong[kindOfSetting(key)];
  return new AppError("rule_broken", sentence, { fields: { value: sentence } });
}

/** Serializes concurrent changes with an advisory lock, because a setting may have no row yet. */
async function lockSetting(tx: Transaction, key: HomepageSettingKey): Promise<string> {
  await tx.rows(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`plaza homepage ${key}`}, 0))`);
  const [row] = await tx.rows<{ value: string }>(sql`SELECT value FROM homepage_settings WHERE key = ${key}`);
  return row?.value ?? homepageDefaults[key];
}

/** Locks the row of the logo's image, so that the cleanup of unreferenced files can't delete it. */
async function lockLogoImage(tx: Transaction, key: HomepageSettingKey, value: string): Promise<void> {
  const image = parseImageUrl(value);
  if (!image) return;
  const found = await tx.rows(sql`SELECT 1 FROM images WHERE name = ${image.name} FOR SHARE`);
  if (found.length === 0) throw invalidValueError(key);
}

/**
 * Takes effect on all instances at once; no-op if unchanged. Throws not_found for an unknown key, rule_broken for an
 * invalid value, and conflict if `was` is outdated.
 */
export async function saveHomepageValue({ admin, key, value, was, headers }: Change): Promise<void> {
  if (!isHomepageSettingKey(key)) throw new AppError("not_found", homepageCopy.unknownSetting);
  if (!isSettingValue(key, value)) throw invalidValueError(key);
  await transaction(async (tx) => {
    const current = await lockSetting(tx, key);
    if (current === value) return;
    if (was !== undefined && was !== current) throw new AppError("conflict", settingCopy.changed);
    await lockLogoImage(tx, key, value);
    await recordAudit(tx, {
      actor: admin,
      action: homepageAction,
      subjectType: "homepage setting",
      subjectId: key,
      summary: `Changed “${settingNames[key]}” of the homepage`,
      state: { before: { value: current }, after: { value } },
      headers,
    });
    await tx.rows(sql`
      INSERT INTO homepage_settings (key, value, updated_at, updated_by_id)
      VALUES (${key}, ${value}, now(), ${admin.id}::uuid)
      ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at,
        updated_by_id = excluded.updated_by_id`);
    await purge([homepageTag], tx);
  });
}
