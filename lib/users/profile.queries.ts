import "server-only";
import { rows, sql } from "@/lib/server/db";
import type { ProfileDto } from "./profile.contract";
import { getUser } from "./queries";

type Row = {
  emailVerified: boolean;
  pendingEmail: string | null;
  timeZone: string | null;
  createdAt: Date;
  updatedAt: Date;
};

export async function readProfile(userId: string): Promise<ProfileDto> {
  const [user, [row]] = await Promise.all([
    getUser(userId),
    rows<Row>(sql`
      SELECT u.email_verified_at IS NOT NULL AS "emailVerified", u.created_at AS "createdAt",
        u.updated_at AS "updatedAt", u.time_zone AS "timeZone",
        (SELECT c.new_email FROM email_changes c
          WHERE c.user_id = u.id AND c.confirmed_at IS NULL AND c.revoked_at IS NULL AND c.expires_at > now()
            AND c.new_email <> u.email
          ORDER BY c.created_at DESC LIMIT 1) AS "pendingEmail"
      FROM users u WHERE u.id = ${userId}::uuid`),
  ]);
  if (!row) throw new Error("the user is gone");
  const { emailVerified, pendingEmail, timeZone, createdAt, updatedAt } = row;
  return {
    ...user,
    emailVerified,
    pendingEmail,
    timeZone,
    memberSince: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
