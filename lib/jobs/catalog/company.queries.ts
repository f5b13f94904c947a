import "server-only";
import { imageUrl } from "@/lib/images/rules";
import { rows, sql } from "@/lib/server/db";
import { reportTags } from "@/lib/server/response-context";
import { companyKey, hasCompanyPage } from "./company.rows";
import type { CompanyDto } from "@/lib/jobs/contract";
import { jobsTag } from "@/lib/jobs/rules";

export async function readCompany(key: string): Promise<CompanyDto | null> {
  reportTags(jobsTag);
  const [row] = await rows<{ name: string; about: string; logo: string | null }>(sql`
    SELECT j.company AS name, j.company_about AS about, logo.name AS logo
    FROM jobs j LEFT JOIN images logo ON logo.id = j.logo_image_id
    WHERE ${companyKey} = ${key} AND ${hasCompanyPage} ORDER BY j.created_at DESC, j.id DESC LIMIT 1`);
  return row ? { key, name: row.name, about: row.about, logoUrl: row.logo && imageUrl(row.logo, 320) } : null;
}
