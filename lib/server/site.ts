import "server-only";
import { cachedRead } from "./cache";
import { rows, sql, type Reader } from "./db";
import { env } from "./env";
import { requestedProblem } from "./response-context";
import { log } from "./log";
import { siteTag } from "@/lib/shared/site";

/** What the site calls itself, and where people write to. */
export type SiteFacts = { name: string; contactEmail: string };

const configured: SiteFacts = { name: env.SITE_NAME, contactEmail: env.CONTACT_EMAIL };

/** As an admin set it, else as it was configured; inside a transaction by its own connection. */
export async function readSite(reader: Reader): Promise<SiteFacts> {
  const [set] = await reader.rows<{ name: string | null; contactEmail: string | null }>(sql`
    SELECT max(value #>> '{}') FILTER (WHERE key = 'site_name') AS name,
      max(value #>> '{}') FILTER (WHERE key = 'contact_email') AS "contactEmail"
    FROM site_settings WHERE key IN ('site_name', 'contact_email')`);
  return {
    name: set?.name ?? configured.name,
    contactEmail: set?.contactEmail ?? configured.contactEmail,
  };
}

/** The same, kept until an admin changes it. A page that tells of an outage is not lost with its name. */
export async function getSite(): Promise<SiteFacts> {
  // What failed may be the database: who waited for it once need not wait again.
  if ((requestedProblem()?.status ?? 0) >= 500) return configured;
  try {
    return await cachedRead({
      tags: [siteTag],
      key: "site-facts",
      maxAgeSeconds: 600,
      load: () => readSite({ rows }),
    });
  } catch (error) {
    log.warn({ event: "site_facts_lost", err: error });
    return configured;
  }
}
