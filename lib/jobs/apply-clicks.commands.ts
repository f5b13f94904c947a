import "server-only";
import { createHash } from "node:crypto";
import { rows, sql } from "@/lib/server/db";
import { consume } from "@/lib/server/rate-limit";
import { addressHash } from "@/lib/server/request-meta";
import type { Viewer } from "@/lib/shared/access";
import { applyClickLimit } from "./apply-clicks.rules";

type ApplyClick = { jobId: string; view: string; viewer: Viewer | null; headers: Headers };

export async function countApplyClick({ jobId, view, viewer, headers }: ApplyClick): Promise<void> {
  if (viewer?.role === "admin") return;
  await consume(applyClickLimit, addressHash(headers), "Too many presses from this address.");
  const viewKey = createHash("sha256").update(view).digest("base64url");
  await rows(sql`
    INSERT INTO job_presses (job_id, view_key)
    SELECT id, ${viewKey} FROM jobs
    WHERE id = ${jobId}::uuid AND status = 'open' AND hidden_at IS NULL AND least(deadline, expires_at) > now()
      AND apply_method <> 'site' AND poster_id IS DISTINCT FROM ${viewer?.id ?? null}::uuid
    ON CONFLICT DO NOTHING`);
}
