import "server-only";
import { raw, sql } from "@/lib/server/db";
import { publicJobStatuses } from "@/lib/jobs/rules";

export const companyKey = sql`company_key(j.poster_id, j.company)`;

/** Must match the condition of the partial index on companies. */
export const hasCompanyPage = sql`j.hidden_at IS NULL
  AND j.status IN (${raw(publicJobStatuses.map((status) => `'${status}'`).join(", "))})`;
