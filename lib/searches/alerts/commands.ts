import "server-only";
import { scheduleMail } from "@/lib/notifications/mail/mail.commands";
import type { Site } from "@/lib/notifications/mail/mail.rules";
import { notifyEach } from "@/lib/notifications/notify/notify.rows";
import { transaction, type Transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { processInBatches, type Portion } from "@/lib/server/batch-processing";
import type { Sql } from "@/lib/server/sql";
import { hrefs } from "@/lib/shared/hrefs";
import { formatPriceFor } from "@/lib/listings/offer/price-period.rules";
import { fromCents } from "@/lib/shared/money";
import { searchTargets } from "../matching/rules";
import { toJobQuery } from "../rules";
import { alertMail, alertOf, type AlertedSearch } from "./copy";
import { isDue, isInstant, readRecipients, claimMatches, type SearchMatch } from "./rows";

const batchSize = 200;

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}

function lineOf({ target, title, priceCents, per, company }: SearchMatch): string {
  const more = target === "listings" ? formatPriceFor(fromCents(priceCents ?? 0), per ?? undefined) : company;
  return [title, more].filter(Boolean).join(", ");
}

function hrefOf(search: SearchMatch): string {
  return search.target === "jobs"
    ? hrefs.jobs(toJobQuery(search.filter))
    : hrefs.savedSearch(search.searchId);
}

function searchesOf(matches: readonly SearchMatch[]): AlertedSearch[] {
  return groupBy(matches, ({ searchId }) => searchId).map(([, found]) => ({
    name: found[0]!.name,
    href: hrefOf(found[0]!),
    items: found.map((item) => ({ title: item.title, line: lineOf(item) })),
  }));
}

function noticesOf(userId: string, matches: readonly SearchMatch[]) {
  return searchTargets.flatMap((target) => {
    const searches = searchesOf(matches.filter((item) => item.target === target));
    if (searches.length === 0) return [];
    const mail = (site: Site, { firstName }: { firstName: string }) =>
      alertMail(site, target, { firstName, searches });
    return [
      { userId, type: "saved_search" as const, ...alertOf(target, searches), isAlert: true as const, mail },
    ];
  });
}

async function alertBatch(tx: Transaction, which: Sql, portion: Portion): Promise<number> {
  const people = await readRecipients(tx, which, portion);
  if (people.length === 0) return 0;
  portion.take(people);
  const matches = await claimMatches(tx, people, which);
  const notices = groupBy(matches, ({ userId }) => userId).flatMap(([userId, own]) => noticesOf(userId, own));
  if (notices.length > 0) await notifyEach(tx, notices);
  return notices.length;
}

async function alertPeople(which: Sql): Promise<void> {
  let total = 0;
  await processInBatches("search_alerts_failed", batchSize, async (portion) => {
    total += await transaction((tx) => alertBatch(tx, which, portion), { slow: true });
  });
  if (total === 0) return;
  log.info({ event: "search_alerts", total });
  await scheduleMail();
}

export const sendInstantAlerts = () => alertPeople(isInstant);

/** From 8 a.m. in the site's time zone; weekly digests on Mondays. */
export const sendDigests = () => alertPeople(isDue());
