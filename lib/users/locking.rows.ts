import "server-only";
import { sql, type Transaction } from "@/lib/server/db";

export type LockedVendor = {
  id: string;
  userId: string;
  status: "pending" | "approved" | "rejected" | "suspended";
  businessName: string;
  updatedAt: Date;
};

/** Serializes everything that depends on the vendor: state, listings, ads, plan and usage counts. */
export async function lockVendor(tx: Transaction, vendorId: string): Promise<LockedVendor | null> {
  const [vendor] = await tx.rows<LockedVendor>(sql`
    SELECT id::text AS id, user_id::text AS "userId", status::text AS status, business_name AS "businessName",
      updated_at AS "updatedAt"
    FROM vendors WHERE id = ${vendorId}::uuid FOR NO KEY UPDATE`);
  return vendor ?? null;
}
