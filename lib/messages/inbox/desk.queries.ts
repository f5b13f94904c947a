import "server-only";
import { timeZoneOf, zoneSpot, type ZoneSpot } from "@/lib/places/time-zone.rows";
import { rows, sql } from "@/lib/server/db";
import { constant } from "@/lib/server/sql";
import { viewingSubject } from "@/lib/messages/deals/viewing-subject.rows";
import type { UpcomingViewingDto, ConversationDeskDto } from "./desk.contract";
import { shownViewings } from "./desk.rules";
import { countUnread } from "@/lib/messages/threads/thread.queries";

function conversationsOf(userId: string) {
  return sql`(SELECT id, listing_id, job_id, 'starter' AS side FROM conversations WHERE starter_id = ${userId}::uuid
    UNION ALL SELECT id, listing_id, job_id, 'owner' FROM conversations WHERE owner_id = ${userId}::uuid)`;
}

async function readOffers(userId: string): Promise<Pick<ConversationDeskDto, "offers" | "offerIn">> {
  const [row] = await rows<Pick<ConversationDeskDto, "offers" | "offerIn">>(sql`
    SELECT count(*)::int AS offers, CASE WHEN count(*) = 1 THEN min(c.id::text) END AS "offerIn"
    FROM ${conversationsOf(userId)} c JOIN offers o ON o.conversation_id = c.id
    WHERE o.status = 'open' AND o.expires_at > now() AND o.proposed_by_id <> ${userId}::uuid`);
  return row ?? { offers: 0, offerIn: null };
}

type ViewingRow = Omit<UpcomingViewingDto, "startsAt" | "timeZone"> & { startsAt: Date; spot: ZoneSpot };

async function listPlannedViewings(userId: string): Promise<UpcomingViewingDto[]> {
  const found = await rows<ViewingRow>(sql`
    SELECT w.id, c.id AS "conversationId", l.title, w.starts_at AS "startsAt", ${zoneSpot} AS spot, w.status,
      CASE c.side WHEN 'owner' THEN w.status = 'requested' ELSE w.status = 'rescheduled' END AS yours
    FROM ${conversationsOf(userId)} c JOIN viewings w ON w.conversation_id = c.id, ${viewingSubject}
    WHERE w.starts_at > now() AND w.status IN ('requested', 'confirmed', 'rescheduled')
    ORDER BY w.starts_at, w.id LIMIT ${constant(shownViewings)}`);
  return found.map(({ startsAt, spot, ...row }) => ({
    ...row,
    startsAt: startsAt.toISOString(),
    timeZone: timeZoneOf(spot),
  }));
}

export async function getConversationDesk(userId: string): Promise<ConversationDeskDto> {
  const [unread, offers, viewings] = await Promise.all([
    countUnread(userId),
    readOffers(userId),
    listPlannedViewings(userId),
  ]);
  return { unread, ...offers, viewings };
}
