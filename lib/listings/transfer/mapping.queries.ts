import "server-only";
import { rows, sql } from "@/lib/server/db";
import { maxMappings, type ImportMapping } from "./mapping.rules";

export async function listImportMappings(vendorId: string): Promise<ImportMapping[]> {
  const found = await rows<{ mapping: ImportMapping }>(sql`
    SELECT mapping FROM import_mappings WHERE vendor_id = ${vendorId}::uuid
    ORDER BY updated_at DESC, header_hash LIMIT ${maxMappings}`);
  return found.map(({ mapping }) => mapping);
}
