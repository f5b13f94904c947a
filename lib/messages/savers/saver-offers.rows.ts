import "server-only";
import { sql } from "@/lib/server/db";

/**
 * True if user `u` may get an offer for listing `l` of vendor `v`, which `u` saved: excludes blocked people, suspended
 * accounts, the vendor, people who opted out, and those with a deal.
 */
export const mayReceive = sql`u.status = 'active' AND u.id <> v.user_id
  AND NOT EXISTS (SELECT FROM blocks b WHERE (b.blocker_id = u.id AND b.blocked_id = v.user_id)
    OR (b.blocker_id = v.user_id AND b.blocked_id = u.id))
  AND NOT EXISTS (SELECT FROM notification_preferences p
    WHERE p.user_id = u.id AND p.type = 'saver_offer' AND NOT p.site AND NOT p.email)
  AND NOT EXISTS (SELECT FROM conversations c JOIN offers o ON o.conversation_id = c.id
    WHERE c.listing_id = l.id AND c.starter_id = u.id AND o.status = 'accepted' AND o.settled_at IS NULL)`;

/** Open offers `s` for listing `l` with a piece left; a price lowered to the offered one ends it. */
export const isOpen = sql`s.expires_at > now() AND l.status = 'approved' AND l.price_cents > s.amount_cents
  AND coalesce((l.details ->> 'stock')::int, 1) > 0`;
