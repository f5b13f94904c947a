import "server-only";
import { join, raw, rows, slowRows, sql } from "@/lib/server/db";
import { constant, type Sql } from "@/lib/server/sql";
import type {
  AdminDeskDto,
  CappedCount,
  QueueDto,
  SiteNumbersDto,
  VendorCountsDto,
} from "./overview.contract";
import { queueCountCap } from "./overview.rules";

type QueueRow = { name: keyof AdminDeskDto; count: number; oldest: Date | null };

const queueQueries: Record<keyof AdminDeskDto, Sql> = {
  vendors: sql`submitted_at AS since FROM vendors WHERE status = 'pending' ORDER BY submitted_at, id`,
  listings: sql`coalesce(submitted_at, created_at) AS since FROM listings WHERE status = 'pending'
    ORDER BY coalesce(submitted_at, created_at), id`,
  revisions: sql`created_at AS since FROM listing_revisions WHERE status = 'pending' ORDER BY created_at, listing_id`,
  jobs: sql`coalesce(submitted_at, created_at) AS since FROM jobs WHERE status = 'pending'
    ORDER BY coalesce(submitted_at, created_at), id`,
  advertisements: sql`updated_at AS since FROM advertisements WHERE status = 'pending' ORDER BY created_at, id`,
  payments: sql`created_at AS since FROM payments WHERE status = 'pending' ORDER BY created_at, id`,
  rewards: sql`created_at AS since FROM reward_redemptions WHERE status = 'requested' ORDER BY created_at, id`,
  reviews: sql`created_at AS since FROM reviews WHERE status = 'pending' ORDER BY created_at, id`,
  reports: sql`created_at AS since FROM reports WHERE status = 'open' ORDER BY created_at, id`,
  cases: sql`created_at AS since FROM deal_cases WHERE status = 'open' ORDER BY created_at, id`,
  heldMessages: sql`created_at AS since FROM held_messages WHERE status = 'waiting' ORDER BY created_at, id`,
  failedMails: sql`created_at AS since FROM mails WHERE status = 'failed' ORDER BY created_at, id`,
};

const counts = join(
  Object.entries(queueQueries).map(
    ([name, front]) => sql`SELECT ${raw(`'${name}'`)} AS name, count(*)::int AS count, min(since) AS oldest
      FROM (SELECT ${front} LIMIT ${constant(queueCountCap + 1)}) ${raw(`"${name}"`)}`,
  ),
  " UNION ALL ",
);

function capped(count: number): CappedCount {
  return { count: Math.min(count, queueCountCap), capped: count > queueCountCap };
}

const none: QueueDto = { ...capped(0), oldest: null };

export async function getAdminDesk(): Promise<AdminDeskDto> {
  const found = await rows<QueueRow>(counts);
  const queues = new Map(
    found.map(({ name, count, oldest }) => [
      name,
      { ...capped(count), oldest: oldest?.toISOString() ?? null },
    ]),
  );
  const queue = (name: keyof AdminDeskDto) => queues.get(name) ?? none;
  return {
    vendors: queue("vendors"),
    listings: queue("listings"),
    revisions: queue("revisions"),
    jobs: queue("jobs"),
    advertisements: queue("advertisements"),
    payments: queue("payments"),
    rewards: queue("rewards"),
    reviews: queue("reviews"),
    reports: queue("reports"),
    cases: queue("cases"),
    heldMessages: queue("heldMessages"),
    failedMails: queue("failedMails"),
  };
}

function countVendorsWhere(only: Sql): Sql {
  return sql`(SELECT count(*)::int FROM (SELECT FROM vendors v JOIN users u ON u.id = v.user_id
    WHERE u.status <> 'deleted' AND ${only} LIMIT ${constant(queueCountCap + 1)}) counted)`;
}

export async function countVendors(): Promise<VendorCountsDto> {
  const [row] = await rows<Record<keyof VendorCountsDto, number>>(sql`
    SELECT ${countVendorsWhere(sql`true`)} AS "all",
      ${countVendorsWhere(sql`v.status = 'pending'`)} AS pending,
      ${countVendorsWhere(sql`v.status = 'approved'`)} AS approved,
      ${countVendorsWhere(sql`v.status = 'rejected'`)} AS rejected,
      ${countVendorsWhere(sql`v.status = 'suspended'`)} AS suspended`);
  if (!row) throw new Error("the vendors were not counted");
  return {
    all: capped(row.all),
    pending: capped(row.pending),
    approved: capped(row.approved),
    rejected: capped(row.rejected),
    suspended: capped(row.suspended),
  };
}

export async function getSiteNumbers(): Promise<SiteNumbersDto> {
  const [row] = await slowRows<{ numbers: SiteNumbersDto }>(sql`
    SELECT json_build_object(
      'users', (SELECT json_build_object(
        'customers', count(*) FILTER (WHERE role = 'customer'),
        'vendors', count(*) FILTER (WHERE role = 'vendor'),
        'admins', count(*) FILTER (WHERE role = 'admin'),
        'newThisWeek', count(*) FILTER (WHERE created_at > now() - interval '7 days'))
        FROM users WHERE status <> 'deleted'),
      'vendors', (SELECT json_build_object(
        'pending', count(*) FILTER (WHERE v.status = 'pending'),
        'approved', count(*) FILTER (WHERE v.status = 'approved'),
        'rejected', count(*) FILTER (WHERE v.status = 'rejected'),
        'suspended', count(*) FILTER (WHERE v.status = 'suspended'))
        FROM vendors v JOIN users u ON u.id = v.user_id WHERE u.status <> 'deleted'),
      'listings', (SELECT json_build_object(
        'live', count(*) FILTER (WHERE status = 'approved'),
        'pending', count(*) FILTER (WHERE status = 'pending'),
        'total', count(*),
        'newThisWeek', count(*) FILTER (WHERE created_at > now() - interval '7 days')) FROM listings),
      'jobs', (SELECT json_build_object('open', count(*)) FROM jobs WHERE status = 'open'),
      'reviews', (SELECT json_build_object('published', count(*)) FROM reviews WHERE status = 'published')
    ) AS numbers`);
  if (!row) throw new Error("the numbers were not counted");
  return row.numbers;
}
