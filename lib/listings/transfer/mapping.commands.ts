import "server-only";
import { createHash } from "node:crypto";
import { sql, transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/app-error";
import { withoutLoneSurrogates } from "@/lib/shared/text";
import { lockVendor } from "@/lib/users/locking.rows";
import { assertVendorApproved } from "../desk/locking.commands";
import { lifecycleCopy } from "../desk/lifecycle.copy";
import { headerKey, maxMappings, type ImportMapping } from "./mapping.rules";

/** Replaces the choice for the same header, and drops all but the last ones. */
export async function saveImportMapping(vendorId: string, sent: ImportMapping): Promise<ImportMapping> {
  const mapping = { ...sent, header: sent.header.map(withoutLoneSurrogates) };
  const hash = createHash("sha256").update(headerKey(mapping.header)).digest("base64url");
  await transaction(async (tx) => {
    const vendor = await lockVendor(tx, vendorId);
    if (!vendor) throw new AppError("not_found", lifecycleCopy.notFound);
    assertVendorApproved(vendor, "owner");
    await tx.rows(sql`
      INSERT INTO import_mappings (vendor_id, header_hash, mapping, updated_at)
      VALUES (${vendorId}::uuid, ${hash}, ${JSON.stringify(mapping)}::jsonb, clock_timestamp())
      ON CONFLICT (vendor_id, header_hash) DO UPDATE SET mapping = excluded.mapping, updated_at = excluded.updated_at`);
    await tx.rows(sql`
      DELETE FROM import_mappings WHERE vendor_id = ${vendorId}::uuid AND header_hash NOT IN (
        SELECT header_hash FROM import_mappings WHERE vendor_id = ${vendorId}::uuid
        ORDER BY updated_at DESC, header_hash LIMIT ${maxMappings})`);
  });
  return mapping;
}
