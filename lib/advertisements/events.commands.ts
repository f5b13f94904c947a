import "server-only";
import { createHash } from "node:crypto";
import { dayOf } from "@/lib/server/days";
import { raw, rows, sql } from "@/lib/server/db";
import { consume } from "@/lib/server/rate-limit";
import { addressHash } from "@/lib/server/request-meta";
import type { Viewer } from "@/lib/shared/access";
import { adEventLimit, type AdHitKind } from "./events.rules";

type Hit = { id: string; kind: AdHitKind; view: string; viewer: Viewer | null; headers: Headers };

const counters = { impression: raw("impressions"), click: raw("clicks") } as const;

/**
 * Counts an impression or click once per page view, by day in the site's time zone. Silently ignores the owner, admins
 * and ads that aren't running.
 */
export async function countHit({ id, kind, view, viewer, headers }: Hit): Promise<void> {
  if (viewer?.role === "admin") return;
  await consume(adEventLimit, addressHash(headers), "Too many events from this address.");
  const viewKey = createHash("sha256").update(view).digest("base64url");
  const counter = counters[kind];
  await rows(sql`
    WITH hit AS (
      INSERT INTO advertisement_hits (advertisement_id, kind, view_key, created_at)
      SELECT a.id, ${kind}::ad_hit_kind, ${viewKey}, now() FROM advertisements a
      LEFT JOIN vendors v ON v.id = a.vendor_id
      WHERE a.id = ${id}::uuid AND a.status = 'running' AND a.starts_at <= now() AND a.ends_at > now()
        AND v.user_id IS DISTINCT FROM ${viewer?.id ?? "00000000-0000-0000-0000-000000000000"}::uuid
      ON CONFLICT DO NOTHING RETURNING advertisement_id
    ), counted AS (
      INSERT INTO advertisement_days AS d (advertisement_id, day, ${counter})
      SELECT advertisement_id, ${dayOf()}, 1 FROM hit
      ON CONFLICT (advertisement_id, day) DO UPDATE SET ${counter} = d.${counter} + 1
    )
    UPDATE advertisements a SET ${counter} = a.${counter} + 1 FROM hit WHERE a.id = hit.advertisement_id`);
}
