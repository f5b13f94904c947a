import "server-only";
import { appointment } from "@/lib/messages/appointment.rules";
import { queueMail, siteOfMail } from "@/lib/notifications/mail/mail.rows";
import { newDeviceMail } from "@/lib/notifications/mail/sign-in.copy";
import { sql, type Transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { knownDevice } from "@/lib/server/known-device";
import { newToken } from "@/lib/server/one-time";
import { addressHashes } from "@/lib/server/request-meta";
import { mailHrefs } from "@/lib/shared/mail-hrefs";
import { knownAddressDays, signInAlertDays, signInAlertsPerDay } from "../rules";
import { describeDevice } from "./devices.rules";

type NewSession = { userId: string; sessionId: string; headers: Headers };

type Person = {
  firstName: string;
  email: string;
  timeZone: string | null;
  isLongStanding: boolean;
  refusedAt: Date | null;
  alertsToday: number;
  now: Date;
};

async function readPerson(tx: Transaction, userId: string): Promise<Person | null> {
  const [person] = await tx.rows<Person>(sql`
    SELECT u.first_name AS "firstName", u.email::text AS email, u.time_zone AS "timeZone", now() AS now,
      u.created_at < now() - make_interval(days => ${knownAddressDays}::int) AS "isLongStanding",
      (SELECT max(used_at) FROM sign_in_alerts a WHERE a.user_id = u.id) AS "refusedAt",
      (SELECT count(*)::int FROM sign_in_alerts a
        WHERE a.user_id = u.id AND a.created_at > now() - interval '1 day') AS "alertsToday"
    FROM users u WHERE u.id = ${userId}::uuid`);
  return person ?? null;
}

type PreviousSession = { userAgent: string | null; isHere: boolean; isTrusted: boolean };

async function readEarlier(
  tx: Transaction,
  { userId, sessionId, headers }: NewSession,
  refusedAt: Date | null,
) {
  return tx.rows<PreviousSession>(sql`
    SELECT DISTINCT user_agent AS "userAgent", coalesce(ip_hash = ANY (${addressHashes(headers)}::text[]), false) AS "isHere",
      created_at > coalesce(${refusedAt}::timestamptz, '-infinity') AS "isTrusted"
    FROM sessions WHERE user_id = ${userId}::uuid AND id <> ${sessionId}::uuid
      AND created_at > now() - make_interval(days => ${knownAddressDays}::int)`);
}

async function createAlertLink(tx: Transaction, { userId, device }: { userId: string; device: string }) {
  const { token, hash } = newToken();
  await tx.rows(sql`
    INSERT INTO sign_in_alerts (id, user_id, device, token_hash, created_at, expires_at)
    VALUES (gen_random_uuid(), ${userId}::uuid, ${device}, ${hash}, now(),
      now() + make_interval(days => ${signInAlertDays}::int))`);
  return `${env.APP_URL}${mailHrefs.signInAlert(token)}`;
}

/**
 * Queues an email if the session is from a new device: neither its cookie nor an earlier sign-in with the same browser,
 * system, and network is known. A first sign-in after sign-up has nothing to compare with. True if queued.
 */
export async function alertOfNewDevice(tx: Transaction, arrival: NewSession): Promise<boolean> {
  const { userId, headers } = arrival;
  const person = await readPerson(tx, userId);
  if (!person || person.alertsToday >= signInAlertsPerDay) return false;
  if (knownDevice(headers, userId, person.refusedAt)) return false;
  const earlier = await readEarlier(tx, arrival, person.refusedAt);
  if (earlier.length === 0 && !person.isLongStanding) return false;
  const device = describeDevice(headers.get("user-agent"));
  const isKnown = earlier.some(
    ({ userAgent, isHere, isTrusted }) => isHere && isTrusted && describeDevice(userAgent) === device,
  );
  if (isKnown) return false;
  const content = newDeviceMail(await siteOfMail(tx), {
    firstName: person.firstName,
    device,
    time: appointment(person.now, person.timeZone ?? "UTC"),
    link: await createAlertLink(tx, { userId, device }),
    days: signInAlertDays,
  });
  await queueMail(tx, { userId, to: person.email, content });
  return true;
}
