import "server-only";
import { raw, sql } from "@/lib/server/db";
import { publicJobStatuses } from "@/lib/jobs/rules";

/** Key of the company of job `j` in addresses: the same for all jobs of one poster under one company name. */
export const companyKey = sql`company_key(j.poster_id, j.company)`;

/** Matches the partial index of companies. */
export const hasCompanyPage = sql`j.hidden_at IS NULL
  AND j.status IN (${raw(publicJobStatuses.map((status) => `'${status}'`).join(", "))})`;
