import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import type { Notice } from "./notice.rules";
import { notifyEach } from "./notify.rows";

export async function notifyAdmins(tx: Transaction, notice: Omit<Notice, "userId">): Promise<void> {
  const admins = await tx.rows<{ id: string }>(
    sql`SELECT id::text FROM users WHERE role = 'admin' AND status = 'active'`,
  );
  await notifyEach(
    tx,
    admins.map(({ id: userId }) => ({ ...notice, userId })),
  );
}
