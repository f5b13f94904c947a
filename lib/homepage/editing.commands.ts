import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { parseImageUrl } from "@/lib/images/rules";
import { purge } from "@/lib/server/cache";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import { invalidValueError, isChange, type ChangeInput } from "@/lib/settings/change.rules";
import { lockSettingName } from "@/lib/settings/change.rows";
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

function invalidValueOf(key: HomepageSettingKey): AppError {
  return invalidValueError(settingCopy.wrong[kindOfSetting(key)]);
}

async function lockSetting(tx: Transaction, key: HomepageSettingKey): Promise<string> {
  await lockSettingName(tx, `homepage ${key}`);
  const [row] = await tx.rows<{ value: string }>(sql`SELECT value FROM homepage_settings WHERE key = ${key}`);
  return row?.value ?? homepageDefaults[key];
}

async function lockLogoImage(tx: Transaction, key: HomepageSettingKey, value: string): Promise<void> {
  const image = parseImageUrl(value);
  if (!image) return;
  const found = await tx.rows(sql`SELECT 1 FROM images WHERE name = ${image.name} FOR SHARE`);
  if (found.length === 0) throw invalidValueOf(key);
}

/**
 * Takes effect on all instances immediately; no-op if unchanged. Throws not_found for an unknown key, rule_broken for an
 * invalid value, and conflict if `was` is outdated.
 */
export async function saveHomepageValue({ admin, key, value, was, headers }: ChangeInput): Promise<void> {
  if (!isHomepageSettingKey(key)) throw new AppError("not_found", homepageCopy.unknownSetting);
  if (!isSettingValue(key, value)) throw invalidValueOf(key);
  await transaction(async (tx) => {
    const current = await lockSetting(tx, key);
    if (!isChange(current, { value, was })) return;
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
