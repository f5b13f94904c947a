import "server-only";
import { entryColumns, toEntry, type EntryRow } from "@/lib/messages/deals/calendar.rows";
import { calendarFile } from "@/lib/messages/deals/calendar.rules";
import { viewingSubject } from "@/lib/messages/deals/viewing-subject.rows";
import { db, rows, sql } from "@/lib/server/db";
import { hashToken } from "@/lib/server/one-time";
import { getSite } from "@/lib/server/site";
import { AppError } from "@/lib/shared/app-error";
import { appointmentCopy } from "./copy";
import type { FeedDto } from "./feed.contract";

export async function getFeed(userId: string): Promise<FeedDto> {
  const feed = await db.calendarFeed.findUnique({ where: { userId }, select: { createdAt: true } });
  return { since: feed?.createdAt.toISOString() ?? null };
}

async function listEntries(userId: string): Promise<EntryRow[]> {
  const me = sql`${userId}::uuid`;
  const source = sql`FROM viewings w JOIN conversations c ON c.id = w.conversation_id, ${viewingSubject}`;
  const recent = sql`w.starts_at > now() - interval '30 days'`;
  return rows<EntryRow>(sql`
    (SELECT ${entryColumns(me)} ${source} WHERE w.owner_id = ${me} AND ${recent} ORDER BY w.starts_at LIMIT 500)
    UNION ALL
    (SELECT ${entryColumns(me)} ${source} WHERE w.requested_by_id = ${me} AND ${recent} ORDER BY w.starts_at LIMIT 500)`);
}

export async function readFeed(token: string): Promise<Response> {
  const [feed] = await rows<{ userId: string }>(sql`
    SELECT f.user_id AS "userId" FROM calendar_feeds f JOIN users u ON u.id = f.user_id AND u.status = 'active'
    WHERE f.token_hash = ${hashToken(token)}`);
  if (!feed) throw new AppError("not_found", appointmentCopy.unknownFeed);
  const { name } = await getSite();
  const entries = (await listEntries(feed.userId)).map(toEntry);
  return new Response(calendarFile(entries, { siteName: name, name }), {
    headers: { "content-type": "text/calendar; charset=utf-8", "cache-control": "private, no-store" },
  });
}
