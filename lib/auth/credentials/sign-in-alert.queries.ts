import "server-only";
import { appointment } from "@/lib/messages/appointment.rules";
import { rows, sql } from "@/lib/server/db";
import { hashToken } from "@/lib/server/one-time";

export type SignInAlert = { device: string; time: string };

export async function readSignInAlert(token: string): Promise<SignInAlert | null> {
  const [alert] = await rows<{ device: string; createdAt: Date; timeZone: string | null }>(sql`
    SELECT a.device, a.created_at AS "createdAt", u.time_zone AS "timeZone"
    FROM sign_in_alerts a JOIN users u ON u.id = a.user_id
    WHERE a.token_hash = ${hashToken(token)} AND a.used_at IS NULL AND a.expires_at > now() AND u.status = 'active'`);
  return alert ? { device: alert.device, time: appointment(alert.createdAt, alert.timeZone ?? "UTC") } : null;
}
