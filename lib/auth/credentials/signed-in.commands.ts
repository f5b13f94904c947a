import "server-only";
import { sql, type Transaction } from "@/lib/server/db";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { authCopy } from "../copy";

type ViewerAccount = {
  firstName: string;
  email: string;
  emailVerifiedAt: Date | null;
  passwordHash: string;
};

/**
 * Locks the user's row until the transaction ends. Throws not_signed_in if the session was revoked since the request
 * began.
 */
export async function lockSignedIn(tx: Transaction, { id, sessionId }: Viewer): Promise<ViewerAccount> {
  const [person] = await tx.rows<ViewerAccount>(sql`
    SELECT first_name AS "firstName", email::text AS email, email_verified_at AS "emailVerifiedAt",
      password_hash AS "passwordHash"
    FROM users WHERE id = ${id}::uuid AND status = 'active' FOR NO KEY UPDATE`);
  const [session] = await tx.rows(sql`
    SELECT 1 FROM sessions WHERE id = ${sessionId}::uuid AND revoked_at IS NULL FOR SHARE`);
  if (!person || !session) throw new AppError("not_signed_in", authCopy.sessionExpired);
  return person;
}
