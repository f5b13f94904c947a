-- Whether an accepted offer set its listing aside as a whole, when its deal came to an end, and when both sides were asked how
-- it went: what is not settled is looked through every minute.
ALTER TABLE offers ADD COLUMN reserves boolean NOT NULL DEFAULT false, ADD COLUMN settled_at timestamptz(3),
  ADD COLUMN asked_at timestamptz(3);

UPDATE offers o SET settled_at = c.deal_closed_at FROM conversations c
WHERE c.id = o.conversation_id AND o.status = 'accepted' AND c.deal_closed_at IS NOT NULL;

UPDATE offers SET reserves = true WHERE id IN (
  SELECT DISTINCT ON (o.listing_id) o.id FROM offers o JOIN listings l ON l.id = o.listing_id
  WHERE o.status = 'accepted' AND o.settled_at IS NULL AND l.status = 'reserved'
  ORDER BY o.listing_id, o.decided_at DESC);

CREATE INDEX offers_unsettled ON offers (decided_at) WHERE status = 'accepted'::offer_status AND settled_at IS NULL;
