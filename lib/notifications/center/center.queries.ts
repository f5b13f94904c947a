import "server-only";
import { rows, sql, type Reader } from "@/lib/server/db";
import { afterTimeCursor, constant } from "@/lib/server/sql";
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
};

function toNotification({ createdAt, readAt, ...row }: Row): NotificationDto {
  return { ...row, createdAt: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null };
}

export async function listNotifications(
  userId: string,
  { limit, cursor }: NotificationQuery,
): Promise<Page<NotificationDto>> {
  const after = afterTimeCursor({ columns: sql`created_at, id`, first: "newest", cursor });
  const [found, [count]] = await Promise.all([
    rows<Row>(sql`
      SELECT id, type, title, body, href, created_at AS "createdAt", read_at AS "readAt" FROM notifications
      WHERE user_id = ${userId}::uuid AND ${after} ORDER BY created_at DESC, id DESC LIMIT ${limit + 1}`),
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
