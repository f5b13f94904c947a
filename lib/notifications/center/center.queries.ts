import "server-only";
import { imageUrl } from "@/lib/images/rules";
import { rows, sql, type Reader } from "@/lib/server/db";
import { afterTimeCursor, constant } from "@/lib/server/sql";
import { hrefs } from "@/lib/shared/hrefs";
import { toPage, type Page } from "@/lib/shared/page";
import type { NotificationDto, NotificationQuery } from "./center.contract";
import { maxUnreadShown } from "./center.rules";
import type { NotificationType } from "@/lib/notifications/preferences/preferences.rules";

type Row = {
  id: string;
  type: NotificationType;
  title: string;
  body: string;
  href: string;
  createdAt: Date;
  readAt: Date | null;
  aboutTitle: string | null;
  aboutImage: string | null;
};

function toNotification({ createdAt, readAt, aboutTitle, aboutImage, ...row }: Row): NotificationDto {
  return {
    ...row,
    about: aboutTitle ? { title: aboutTitle, imageUrl: aboutImage && imageUrl(aboutImage, 320) } : null,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}

const idAfter = (path: string) => sql`substring(n.href from ${`^${path}/([0-9a-f-]{36})$`})::uuid`;

const aboutTables = sql`
  LEFT JOIN conversations c ON c.id = ${idAfter(hrefs.messages())}
  LEFT JOIN listings l ON l.id = coalesce(c.listing_id, ${idAfter("/listings")})
  LEFT JOIN jobs j ON j.id = c.job_id
  LEFT JOIN images logo ON logo.id = j.logo_image_id
  LEFT JOIN LATERAL (SELECT i.name FROM listing_images li JOIN images i ON i.id = li.image_id
    WHERE li.listing_id = l.id ORDER BY li.position LIMIT 1) cover ON true`;

export async function listNotifications(
  userId: string,
  { limit, cursor }: NotificationQuery,
): Promise<Page<NotificationDto>> {
  const after = afterTimeCursor({ columns: sql`created_at, id`, first: "newest", cursor });
  const [found, [count]] = await Promise.all([
    rows<Row>(sql`
      SELECT n.*, coalesce(l.title, j.title) AS "aboutTitle", coalesce(cover.name, logo.name) AS "aboutImage"
      FROM (SELECT id, type, title, body, href, created_at AS "createdAt", read_at AS "readAt" FROM notifications
        WHERE user_id = ${userId}::uuid AND ${after} ORDER BY created_at DESC, id DESC LIMIT ${limit + 1}) n
      ${aboutTables}
      ORDER BY n."createdAt" DESC, n.id DESC`),
    rows<{ total: number }>(sql`
      SELECT count(*)::int AS total FROM notifications WHERE user_id = ${userId}::uuid`),
  ]);
  const placeOf = ({ createdAt, id }: Row) => [createdAt, id];
  return toPage({ found, limit, toItem: toNotification, placeOf }, count);
}

export async function countUnreadNotifications(userId: string, reader: Reader = { rows }): Promise<number> {
  const [count] = await reader.rows<{ unread: number }>(sql`
    SELECT count(*)::int AS unread FROM (
      SELECT 1 FROM notifications WHERE user_id = ${userId}::uuid AND read_at IS NULL
      LIMIT ${constant(maxUnreadShown + 1)}
    ) unread`);
  return count?.unread ?? 0;
}
