import "server-only";
import { recordAudit } from "@/lib/audit/rows";
import { queueMail, siteOfMail } from "@/lib/notifications/mail/mail.rows";
import { notify } from "@/lib/notifications/notify/notify.rows";
import { sql, type Transaction } from "@/lib/server/db";
import { hrefs } from "@/lib/shared/hrefs";
import { endedMail, endedNotice } from "./ending.copy";

export type EndReason = "failing" | "gone";

type EndedWebhook = { url: string; userId: string; email: string; firstName: string };

/**
 * Disables an endpoint, fails its pending deliveries and emails the owner regardless of preferences. False if it was
 * already disabled.
 */
export async function disableWebhook(
  tx: Transaction,
  { endpointId, reason }: { endpointId: string; reason: EndReason },
): Promise<boolean> {
  const [ended] = await tx.rows<EndedWebhook>(sql`
    UPDATE webhook_endpoints e SET disabled_at = now(), disabled_reason = ${reason}, updated_at = now()
    FROM vendors v JOIN users u ON u.id = v.user_id
    WHERE e.id = ${endpointId}::uuid AND v.id = e.vendor_id AND e.disabled_at IS NULL
    RETURNING e.url, u.id AS "userId", u.email::text AS email, u.first_name AS "firstName"`);
  if (!ended) return false;
  await tx.rows(sql`
    UPDATE webhook_deliveries SET status = 'failed', error = 'The webhook was turned off.'
    WHERE endpoint_id = ${endpointId}::uuid AND status = 'pending'`);
  const { host, origin } = new URL(ended.url);
  await recordAudit(tx, {
    actor: { id: null, username: "site" },
    action: "webhook.end",
    subjectType: "webhook",
    subjectId: endpointId,
    summary: `The webhook at ${origin} was turned off`,
    state: { before: { on: true }, after: { on: false, reason } },
  });
  await notify(tx, {
    userId: ended.userId,
    type: "vendor_decision",
    ...endedNotice(host, reason),
    href: hrefs.vendorDesk("webhooks"),
  });
  const { userId, email: to, firstName } = ended;
  const content = endedMail(await siteOfMail(tx), { firstName, host, reason });
  await queueMail(tx, { userId, to, content });
  return true;
}
