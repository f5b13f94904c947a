import "server-only";
import { imageUrl } from "@/lib/images/rules";
import { periodColumn, withPeriod, type PeriodRow } from "@/lib/listings/offer/price-period.rows";
import type { Category, ListingStatus } from "@/lib/listings/rules";
import { reviewerName } from "@/lib/reviews/rules";
import { raw, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import type { Sql } from "@/lib/server/sql";
import type { Viewer } from "@/lib/shared/access";
import { createDayFormatter } from "@/lib/shared/dates";
import { fromCents } from "@/lib/shared/money";
import type { ConversationDto } from "@/lib/messages/contract";
import { findObstacle, type Side } from "@/lib/messages/rules";

type NameColumns = {
  firstName: string;
  lastName: string;
  businessName: string | null;
};

/** Public name: the business name of a vendor, otherwise 'Robin M.'. */
export function nameOf({ businessName, firstName, lastName }: NameColumns): string {
  return businessName ?? reviewerName(firstName, lastName);
}

export const nameColumns = sql`u.first_name AS "firstName", u.last_name AS "lastName",
  CASE WHEN v.status IN ('approved', 'suspended') THEN v.business_name END AS "businessName"`;

export type ConversationRow = NameColumns &
  PeriodRow & {
    id: string;
    side: Side;
    unread: number;
    archived: boolean;
    muted: boolean;
    held: boolean;
    lastAt: Date;
    lastText: string;
    lastMine: boolean;
    createdAt: Date;
    otherId: string;
    role: Viewer["role"];
    avatar: string | null;
    logo: string | null;
    vendorId: string | null;
    verified: boolean;
    holidayUntil: Date | null;
    holidayMessage: string | null;
    youBlocked: boolean;
    theyBlocked: boolean;
    theyGone: boolean;
    listingId: string | null;
    listingTitle: string;
    listingCover: string | null;
    priceCents: number;
    category: Category;
    listingStatus: ListingStatus;
    jobId: string | null;
    jobTitle: string;
    jobLogo: string | null;
    jobStatus: string;
    shopId: string | null;
    shopName: string;
    shopLogo: string | null;
  };

export const columnsOf = {
  starter: { me: raw("starter"), them: raw("owner") },
  owner: { me: raw("owner"), them: raw("starter") },
} as const satisfies Record<Side, { me: Sql; them: Sql }>;

type InboxQuery = {
  viewerId: string;
  where: (columns: { me: Sql; them: Sql }) => Sql;
  tail: Sql;
};

/** Queries each side separately, so that each uses its own index. */
export function ownConversations({ viewerId, where, tail }: InboxQuery): Sql {
  const half = (side: Side) => {
    const { me, them } = columnsOf[side];
    return sql`(SELECT c.id, ${raw(`'${side}'`)}::text AS side, c.${them}_id AS other_id, c.${me}_unread AS unread,
      c.${me}_archived_at IS NOT NULL AS archived,
      c.${me}_muted_at IS NOT NULL AS muted, c.listing_id, c.job_id, c.vendor_id, c.last_message_at,
      c.last_message_text, c.created_at
    FROM conversations c WHERE c.${me}_id = ${viewerId}::uuid AND ${where({ me, them })} ${tail})`;
  };
  return sql`${half("starter")} UNION ALL ${half("owner")}`;
}

export function selectConversations(viewerId: string, found: Sql): Sql {
  // Only its sender sees a held message.
  const isVisible = sql`(m.side = 'starter' OR last.found IS NOT NULL)`;
  return sql`
    SELECT m.id, m.side, m.unread, m.archived, m.muted, m.last_message_at AS "lastAt",
      CASE WHEN ${isVisible} THEN m.last_message_text ELSE '' END AS "lastText",
      EXISTS (SELECT FROM held_messages h WHERE h.conversation_id = m.id AND h.status = 'waiting'
        AND h.sender_id = ${viewerId}::uuid) AS held,
      coalesce(last.sender_id = ${viewerId}::uuid, ${isVisible} AND last.found IS NULL AND m.last_message_text <> '') AS "lastMine", m.created_at AS "createdAt",
      u.id AS "otherId", u.role::text AS role, ${nameColumns}, avatar.name AS avatar,
      CASE WHEN v.status IN ('approved', 'suspended') THEN logo.name END AS logo,
      CASE WHEN v.status = 'approved' THEN v.id END AS "vendorId", coalesce(v.status = 'approved' AND v.verified, false) AS verified,
      CASE WHEN v.status = 'approved' AND v.holiday_until > now() THEN v.holiday_until END AS "holidayUntil",
      CASE WHEN v.status = 'approved' AND v.holiday_until > now() THEN nullif(v.holiday_message, '') END AS "holidayMessage",
      EXISTS (SELECT 1 FROM blocks WHERE blocker_id = ${viewerId}::uuid AND blocked_id = u.id) AS "youBlocked",
      EXISTS (SELECT 1 FROM blocks WHERE blocker_id = u.id AND blocked_id = ${viewerId}::uuid) AS "theyBlocked",
      u.status <> 'active' OR coalesce(v.status = 'suspended', false) AS "theyGone",
      l.id AS "listingId", l.title AS "listingTitle", l.price_cents AS "priceCents", ${periodColumn}, l.category, l.status AS "listingStatus",
      (SELECT i.name FROM listing_images li JOIN images i ON i.id = li.image_id
        WHERE li.listing_id = l.id ORDER BY li.position LIMIT 1) AS "listingCover",
      j.id AS "jobId", j.title AS "jobTitle", j.status::text AS "jobStatus", job_logo.name AS "jobLogo",
      s.id AS "shopId", s.business_name AS "shopName", shop_logo.name AS "shopLogo"
    FROM (${found}) m
    JOIN users u ON u.id = m.other_id
    LEFT JOIN images avatar ON avatar.id = u.avatar_image_id
    LEFT JOIN vendors v ON v.user_id = u.id
    LEFT JOIN images logo ON logo.id = v.logo_image_id
    LEFT JOIN listings l ON l.id = m.listing_id
    LEFT JOIN jobs j ON j.id = m.job_id
    LEFT JOIN images job_logo ON job_logo.id = j.logo_image_id
    LEFT JOIN vendors s ON s.id = m.vendor_id
    LEFT JOIN images shop_logo ON shop_logo.id = s.logo_image_id
    LEFT JOIN LATERAL (SELECT sender_id, true AS found FROM messages WHERE conversation_id = m.id
      ORDER BY created_at DESC, id DESC LIMIT 1) last ON true
    ORDER BY m.last_message_at DESC, m.id DESC`;
}

function picture(name: string | null): string | null {
  return name ? imageUrl(name, 320) : null;
}

function toSubject(row: ConversationRow): ConversationDto["subject"] {
  if (row.listingId) {
    return {
      kind: "listing",
      id: row.listingId,
      title: row.listingTitle,
      imageUrl: picture(row.listingCover),
      price: fromCents(row.priceCents),
      ...withPeriod(row),
      category: row.category,
      status: row.listingStatus,
    };
  }
  if (row.jobId) {
    const { jobId: id, jobTitle: title, jobStatus: status } = row;
    return { kind: "job", id, title, imageUrl: picture(row.jobLogo), status };
  }
  return { kind: "vendor", id: row.shopId ?? "", title: row.shopName, imageUrl: picture(row.shopLogo) };
}

export function toConversation(row: ConversationRow, viewer: Viewer): ConversationDto {
  const { id, side, unread, archived, muted, held } = row;
  return {
    id,
    side,
    other: {
      id: row.otherId,
      name: nameOf(row),
      photoUrl: picture(row.logo ?? row.avatar),
      role: row.role,
      vendorId: row.vendorId,
      verified: row.verified,
      holidayUntil: row.holidayUntil && createDayFormatter(env.TIME_ZONE)(row.holidayUntil),
      holidayMessage: row.holidayMessage,
    },
    subject: toSubject(row),
    unread,
    archived,
    muted,
    held,
    last: { text: row.lastText, at: row.lastAt.toISOString(), mine: row.lastMine },
    obstacle: findObstacle({ ...row, youSuspended: viewer.vendorStatus === "suspended" }),
    createdAt: row.createdAt.toISOString(),
  };
}
