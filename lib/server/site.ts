import "server-only";
import { cachedRead } from "./cache";
import { rows, sql, type Reader } from "./db";
import { env } from "./env";
import { requestedProblem } from "./response-context";
import { log } from "./log";
import { siteTag } from "@/lib/shared/site";

export type SiteFacts = { name: string; contactEmail: string; postalAddress: string };

const configured: SiteFacts = {
  name: env.SITE_NAME,
  contactEmail: env.CONTACT_EMAIL,
  postalAddress: env.POSTAL_ADDRESS,
};

export async function readSite(reader: Reader): Promise<SiteFacts> {
  const [set] = await reader.rows<{ [Key in keyof SiteFacts]: string | null }>(sql`
    SELECT max(value #>> '{}') FILTER (WHERE key = 'site_name') AS name,
      max(value #>> '{}') FILTER (WHERE key = 'contact_email') AS "contactEmail",
      max(value #>> '{}') FILTER (WHERE key = 'postal_address') AS "postalAddress"
    FROM site_settings WHERE key IN ('site_name', 'contact_email', 'postal_address')`);
  return {
    name: set?.name ?? configured.name,
    contactEmail: set?.contactEmail ?? configured.contactEmail,
    postalAddress: set?.postalAddress ?? configured.postalAddress,
  };
}

/** Cached. Falls back to the configured values, so that an outage page can still render. */
export async function getSite(): Promise<SiteFacts> {
  // The failure may be the database, so don't wait for it again.
  if ((requestedProblem()?.status ?? 0) >= 500) return configured;
  try {
    return await cachedRead({
      tags: [siteTag],
      key: "site-facts",
      maxAgeSeconds: 600,
      load: () => readSite({ rows }),
    });
  } catch (error) {
    log.warn({ event: "site_facts_unavailable", err: error });
    return configured;
  }
}
