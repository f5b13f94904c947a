import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { purge } from "@/lib/server/cache";
import { sql, transaction, type Transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { toCents } from "@/lib/shared/money";
import { siteTag } from "@/lib/shared/site";
import { truncate } from "@/lib/shared/text";
import { invalidValueError, isChange, type ChangeInput } from "./change.rules";
import { lockSettingName } from "./change.rows";
import { settingCopy, settingNames } from "./copy";
import { defaultValues } from "./defaults.rows";
import { lockPlanNumber, writePlanNumber } from "./numbers.rows";
import { isPlanKey, isPriceKey, writePrice } from "./numbers.rules";
import {
  findSettingError,
  isSettingKey,
  isSiteKey,
  settingsAction,
  settingsTag,
  maxLoggedLength,
  type SettingKey,
} from "./rules";

/** Two-step sign-in is stored as a boolean, because session checks read it; all others are strings. */
function jsonOf(key: SettingKey, value: string): string {
  return JSON.stringify(key === "admin_second_step" ? value === "true" : value);
}

async function lockSetting(tx: Transaction, key: SettingKey): Promise<string> {
  if (isPlanKey(key)) return lockPlanNumber(tx, key);
  await lockSettingName(tx, `setting ${key}`);
  const [row] = await tx.rows<{ value: string }>(sql`
    SELECT value #>> '{}' AS value FROM site_settings WHERE key = ${key}`);
  return row?.value ?? defaultValues[key];
}

type SettingWrite = { key: SettingKey; value: string; admin: Viewer };

async function writeSetting(tx: Transaction, { key, value, admin }: SettingWrite): Promise<void> {
  await tx.rows(sql`
    INSERT INTO site_settings (key, value, updated_at, updated_by_id)
    VALUES (${key}, ${jsonOf(key, value)}::jsonb, now(), ${admin.id}::uuid)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at,
      updated_by_id = excluded.updated_by_id`);
}

/** Admins must use two-step sign-in before they require it, or they would lock themselves out. */
async function assertOwnSecondStep(tx: Transaction, admin: Viewer): Promise<void> {
  const found = await tx.rows(sql`
    SELECT 1 FROM totp_credentials WHERE user_id = ${admin.id}::uuid AND confirmed_at IS NOT NULL FOR SHARE`);
  if (found.length === 0) throw invalidValueError(settingCopy.ownSecondStep);
}

/**
 * Takes effect on all instances; does nothing if the value is the same. Throws not_found for an unknown key,
 * rule_broken for an invalid value, conflict if `was` is outdated.
 */
export async function saveSettingValue({
  admin,
  key,
  was,
  headers,
  ...change
}: ChangeInput): Promise<string> {
  if (!isSettingKey(key)) throw new AppError("not_found", settingCopy.unknown);
  const fault = findSettingError(key, change.value);
  if (fault) throw invalidValueError(fault);
  const value = isPriceKey(key) ? writePrice(toCents(Number(change.value))) : change.value;
  await transaction(async (tx) => {
    const current = await lockSetting(tx, key);
    if (!isChange(current, { value, was })) return;
    if (key === "admin_second_step" && value === "true") await assertOwnSecondStep(tx, admin);
    const shown = (text: string) => ({ value: truncate(text, maxLoggedLength) });
    await recordAudit(tx, {
      actor: admin,
      action: settingsAction,
      subjectType: "setting",
      subjectId: key,
      summary: `Changed “${settingNames[key]}”`,
      data: { value },
      state: { before: shown(current), after: shown(value) },
      headers,
    });
    if (isPlanKey(key)) await writePlanNumber(tx, key, value);
    else await writeSetting(tx, { key, value, admin });
    await purge(isSiteKey(key) ? [settingsTag, siteTag] : [settingsTag], tx);
  });
  return value;
}
