-- A conversation is one for each subject and person; what kind of matter it is, its offers and viewings say (decision 83).
-- A person may also write to a vendor without naming a listing.
CREATE TEMPORARY TABLE merged ON COMMIT DROP AS
  SELECT id, first_value(id) OVER (PARTITION BY listing_id, job_id, starter_id ORDER BY created_at, id) AS keeper
  FROM conversations;
DELETE FROM merged WHERE id = keeper;

UPDATE messages m SET conversation_id = g.keeper FROM merged g WHERE m.conversation_id = g.id;
-- At most one offer of a conversation is open.
UPDATE offers o SET status = 'expired', decided_at = now() FROM merged g
  WHERE o.conversation_id = g.id AND o.status = 'open'
    AND (SELECT count(*) FROM offers p LEFT JOIN merged h ON h.id = p.conversation_id
         WHERE coalesce(h.keeper, p.conversation_id) = g.keeper AND p.status = 'open') > 1;
UPDATE offers o SET conversation_id = g.keeper FROM merged g WHERE o.conversation_id = g.id;
UPDATE viewings v SET conversation_id = g.keeper FROM merged g WHERE v.conversation_id = g.id;

UPDATE conversations c SET
  starter_unread = c.starter_unread + s.starter_unread, owner_unread = c.owner_unread + s.owner_unread,
  starter_messages = c.starter_messages + s.starter_messages, owner_messages = c.owner_messages + s.owner_messages,
  last_message_at = greatest(c.last_message_at, s.last_message_at),
  deal_closed_at = coalesce(c.deal_closed_at, s.deal_closed_at),
  starter_archived_at = NULL, owner_archived_at = NULL
FROM (
  SELECT g.keeper, sum(d.starter_unread)::int AS starter_unread, sum(d.owner_unread)::int AS owner_unread,
    sum(d.starter_messages)::int AS starter_messages, sum(d.owner_messages)::int AS owner_messages,
    max(d.last_message_at) AS last_message_at, max(d.deal_closed_at) AS deal_closed_at
  FROM merged g JOIN conversations d ON d.id = g.id GROUP BY g.keeper
) s WHERE c.id = s.keeper;
UPDATE conversations c SET last_message_text = left(l.text, 200)
FROM (
  SELECT DISTINCT ON (m.conversation_id) m.conversation_id, m.text FROM messages m
  WHERE m.conversation_id IN (SELECT keeper FROM merged)
  ORDER BY m.conversation_id, m.created_at DESC, m.id DESC
) l WHERE c.id = l.conversation_id;
DELETE FROM conversations WHERE id IN (SELECT id FROM merged);

DROP INDEX "conversations_listing_id_starter_id_kind_key";
DROP INDEX "conversations_job_id_starter_id_kind_key";
ALTER TABLE "conversations" DROP COLUMN "kind", ADD COLUMN "vendor_id" UUID;
DROP TYPE "conversation_kind";

ALTER TABLE conversations
  DROP CONSTRAINT conversations_one_subject,
  ADD CONSTRAINT conversations_one_subject CHECK (num_nonnulls(listing_id, job_id, vendor_id) = 1);
CREATE UNIQUE INDEX "conversations_listing_id_starter_id_key" ON "conversations"("listing_id", "starter_id");
CREATE UNIQUE INDEX "conversations_job_id_starter_id_key" ON "conversations"("job_id", "starter_id");
CREATE UNIQUE INDEX "conversations_vendor_id_starter_id_key" ON "conversations"("vendor_id", "starter_id");
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_vendor_id_fkey" FOREIGN KEY ("vendor_id") REFERENCES "vendors"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What one side has not read, and where that begins.
CREATE INDEX "messages_unread" ON "messages"("conversation_id", "created_at", "id") WHERE (read_at IS NULL);
