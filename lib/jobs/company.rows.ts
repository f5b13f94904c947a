import "server-only";
import { raw, sql } from "@/lib/server/db";
import { publicJobStatuses } from "./rules";

/** What names the company of a job `j` in addresses: the same for all that one poster hires for under one name. */
export const companyKey = sql`company_key(j.poster_id, j.company)`;

/** Whether a job `j` stands for its company, as the index of companies says it. */
export const hasCompanyPage = sql`j.hidden_at IS NULL
  AND j.status IN (${raw(publicJobStatuses.map((status) => `'${status}'`).join(", "))})`;
