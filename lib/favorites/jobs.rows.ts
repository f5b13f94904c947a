import "server-only";
import { dayOf } from "@/lib/server/days";
import { sql } from "@/lib/server/db";

export const jobFacts = sql`jsonb_build_object('title', j.title, 'location', j.location, 'workplace', j.workplace,
  'minCents', j.salary_min_cents, 'maxCents', j.salary_max_cents, 'unit', j.salary_unit,
  'applyBy', to_char(${dayOf(sql`j.deadline`)}, 'YYYY-MM-DD'),
  'end', CASE WHEN j.hidden_at IS NOT NULL OR j.status = 'rejected' THEN 'removed'
    WHEN j.status IN ('filled', 'closed', 'expired') THEN j.status::text END)`;
