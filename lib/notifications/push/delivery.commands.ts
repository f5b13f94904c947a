import "server-only";
import webpush, { WebPushError } from "web-push";
import { quietColumns, quietEndOf, type QuietColumns } from "@/lib/notifications/preferences/quiet.rows";
import { rows, sql, transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { enqueue, enqueueIn } from "@/lib/server/queue";
import { getSite, type SiteFacts } from "@/lib/server/site";
import { rememberedIdleSeconds, sessionIdleSeconds } from "@/lib/shared/session";
import { pushAction } from "./actions.rules";
import { pushCopy } from "./push.copy";
import { pushTask, type PendingPush } from "./push.rows";
import { isAllowedEndpoint, pushTtlSeconds, pushTimeoutMs, pushRetrySeconds, parseHosts } from "./push.rules";

type DuePush = {
  id: string;
  href: string;
  dedupeKey: string | null;
  subscriptionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
} & QuietColumns;

function findDue({ ids, pairs }: PendingPush): Promise<DuePush[]> {
  return rows<DuePush>(sql`
    SELECT n.id, n.href, n.dedupe_key AS "dedupeKey", p.id AS "subscriptionId", p.endpoint, p.p256dh, p.auth, ${quietColumns}
    FROM notifications n
      JOIN users u ON u.id = n.user_id AND u.status = 'active'
      JOIN push_subscriptions p ON p.user_id = n.user_id
      JOIN sessions s ON s.id = p.session_id AND s.revoked_at IS NULL AND s.expires_at > now()
        AND s.last_used_at > now() - make_interval(secs =>
          CASE WHEN s.remember THEN ${rememberedIdleSeconds}::float8 ELSE ${sessionIdleSeconds}::float8 END)
    WHERE n.id = ANY(${ids}::uuid[]) AND n.read_at IS NULL
      AND (${pairs === undefined} OR n.id || ' ' || p.id = ANY(${pairs ?? []}::text[]))
    ORDER BY n.id, p.id`);
}

function forget(subscriptionId: string) {
  return rows(sql`DELETE FROM push_subscriptions WHERE id = ${subscriptionId}::uuid`);
}

async function send(site: SiteFacts, due: DuePush): Promise<boolean> {
  const { id, href, subscriptionId, endpoint, p256dh, auth } = due;
  if (!isAllowedEndpoint(endpoint, parseHosts(env.PUSH_HOSTS))) {
    await forget(subscriptionId);
    return true;
  }
  // No details, because the payload passes through third parties and appears on lock screens.
  const payload = JSON.stringify({
    title: pushCopy.title(site.name),
    href,
    tag: id,
    action: pushAction(due),
  });
  try {
    await webpush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: {
        subject: `mailto:${site.contactEmail}`,
        publicKey: env.VAPID_PUBLIC_KEY ?? "",
        privateKey: env.VAPID_PRIVATE_KEY ?? "",
      },
      TTL: pushTtlSeconds,
      timeout: pushTimeoutMs,
    });
    return true;
  } catch (error) {
    const status = error instanceof WebPushError ? error.statusCode : undefined;
    if (status === 404 || status === 410) {
      await forget(subscriptionId);
      log.info({ event: "push_gone", subscription: subscriptionId });
      return true;
    }
    log.warn({ event: "push_failed", subscription: subscriptionId, status });
    return status !== undefined && status < 500 && status !== 429;
  }
}

/** Enqueues one push per notification for the end of its person's quiet hours; returns the others. */
async function holdQuiet(due: readonly DuePush[]): Promise<DuePush[]> {
  const held = new Map(
    due.flatMap((one) => {
      const end = quietEndOf(one);
      return end ? [[one.id, (end.getTime() - one.now.getTime()) / 1000] as const] : [];
    }),
  );
  for (const [id, seconds] of held) {
    await transaction((tx) =>
      enqueueIn(
        tx,
        pushTask,
        { ids: [id], isHeld: true },
        { delaySeconds: Math.ceil(seconds) + 1, isRepeatable: false },
      ),
    );
  }
  return due.filter(({ id }) => !held.has(id));
}

export async function deliverPushes(work: PendingPush): Promise<void> {
  const due = await holdQuiet(await findDue(work));
  const site = await getSite();
  const sent = await Promise.all(due.map((one) => send(site, one)));
  const failed = due.filter((_, index) => !sent[index]);
  if (failed.length === 0) return;
  const { tries = 0 } = work;
  const delaySeconds = pushRetrySeconds[tries];
  if (delaySeconds === undefined) {
    log.warn({ event: "push_dropped", count: failed.length });
    return;
  }
  const ids = [...new Set(failed.map(({ id }) => id))];
  const pairs = failed.map(({ id, subscriptionId }) => `${id} ${subscriptionId}`);
  await enqueue(pushTask, { ids, pairs, tries: tries + 1 }, { delaySeconds });
}
