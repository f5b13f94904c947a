import "server-only";
import { sql } from "@/lib/server/db";

/** True if hours are open for listing `l`: its own, or those of its business. */
export const isBookable = sql`(l.category IN ('services', 'realestate') AND (
  SELECT h.weekly <> '{}' OR jsonb_path_exists(h.exceptions, '$[*].spans[*]') FROM appointment_hours h
  WHERE h.vendor_id = l.vendor_id AND coalesce(h.listing_id, l.id) = l.id
  ORDER BY h.listing_id NULLS LAST LIMIT 1) IS TRUE)`;
