import "server-only";
import { rows, slowRows, sql } from "@/lib/server/db";
import type { AdminDeskDto, QueueDto, SiteNumbersDto, VendorCountsDto } from "./overview.contract";

type QueueRow = { name: keyof AdminDeskDto; count: number; oldest: Date | null };

const none: QueueDto = { count: 0, oldest: null };

/** Everything that waits for an admin, counted. */
export async function getAdminDesk(): Promise<AdminDeskDto> {
  const found = await rows<QueueRow>(sql`
    SELECT 'vendors' AS name, count(*)::int AS count, min(v.submitted_at) AS oldest
      FROM vendors v JOIN users u ON u.id = v.user_id WHERE v.status = 'pending' AND u.status <> 'deleted'
    UNION ALL SELECT 'listings', count(*)::int, min(coalesce(submitted_at, created_at))
      FROM listings WHERE status = 'pending'
    UNION ALL SELECT 'revisions', count(*)::int, min(created_at)
      FROM listing_revisions WHERE status = 'pending'
    UNION ALL SELECT 'jobs', count(*)::int, min(coalesce(submitted_at, created_at))
      FROM jobs WHERE status = 'pending'
    UNION ALL SELECT 'advertisements', count(*)::int, min(updated_at) FROM advertisements WHERE status = 'pending'
    UNION ALL SELECT 'payments', count(*)::int, min(created_at) FROM payments WHERE status = 'pending'
    UNION ALL SELECT 'rewards', count(*)::int, min(created_at) FROM reward_redemptions WHERE status = 'requested'
    UNION ALL SELECT 'reviews', count(*)::int, min(created_at) FROM reviews WHERE status = 'pending'
    UNION ALL SELECT 'reports', count(*)::int, min(created_at) FROM reports WHERE status = 'open'
    UNION ALL SELECT 'failedMails', count(*)::int, min(created_at) FROM mails WHERE status = 'failed'`);
  const queues = new Map(
    found.map(({ name, count, oldest }) => [name, { count, oldest: oldest?.toISOString() ?? null }]),
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
    failedMails: queue("failedMails"),
  };
}

/** How many vendors there are in each state. */
export async function countVendors(): Promise<VendorCountsDto> {
  const [row] = await rows<VendorCountsDto>(sql`
    SELECT count(*)::int AS "all",
      count(*) FILTER (WHERE v.status = 'pending')::int AS pending,
      count(*) FILTER (WHERE v.status = 'approved')::int AS approved,
      count(*) FILTER (WHERE v.status = 'rejected')::int AS rejected,
      count(*) FILTER (WHERE v.status = 'suspended')::int AS suspended
    FROM vendors v WHERE NOT EXISTS (SELECT FROM users u WHERE u.id = v.user_id AND u.status = 'deleted')`);
  if (!row) throw new Error("the vendors were not counted");
  return row;
}

/** The site in numbers; deleted accounts do not count. */
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
        'pending', count(*) FILTER (WHERE status = 'pending'),
        'approved', count(*) FILTER (WHERE status = 'approved'),
        'rejected', count(*) FILTER (WHERE status = 'rejected'),
        'suspended', count(*) FILTER (WHERE status = 'suspended')) FROM vendors),
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
