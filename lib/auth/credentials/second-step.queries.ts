import "server-only";
import { rows, sql, type Reader } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import type { SecondStepDto } from "./second-step.contract";

type Row = { since: Date | null; recoveryCodesLeft: number; required: boolean };

export async function readSecondStep(viewer: Viewer, reader: Reader = { rows }): Promise<SecondStepDto> {
  const [row] = await reader.rows<Row>(sql`
    SELECT
      (SELECT confirmed_at FROM totp_credentials WHERE user_id = ${viewer.id}::uuid) AS since,
      (SELECT count(*)::int FROM recovery_codes
        WHERE user_id = ${viewer.id}::uuid AND used_at IS NULL) AS "recoveryCodesLeft",
      EXISTS (SELECT 1 FROM site_settings WHERE key = 'admin_second_step' AND value = 'true') AS required`);
  const since = row?.since ?? null;
  return {
    enabled: since !== null,
    since: since?.toISOString() ?? null,
    recoveryCodesLeft: since ? (row?.recoveryCodesLeft ?? 0) : 0,
    required: viewer.role === "admin" && (row?.required ?? false),
  };
}
