import "server-only";
import { randomBytes } from "node:crypto";
import { sql, type Transaction } from "@/lib/server/db";
import { readReferralCode } from "./rules";

export function newReferralCode(): string {
  return randomBytes(6).toString("hex");
}

export async function findReferrer(tx: Transaction, code: string | undefined): Promise<string | null> {
  const known = readReferralCode(code);
  if (!known) return null;
  const [referrer] = await tx.rows<{ id: string }>(sql`
    SELECT id::text AS id FROM users WHERE referral_code = ${known} AND status = 'active' AND role <> 'admin'`);
  return referrer?.id ?? null;
}
