-- The step of an offer, deal, or viewing that a message announces. Conversations show these as lines, not as bubbles.
CREATE TYPE deal_step AS ENUM (
  'offer', 'counter', 'accept', 'decline', 'withdraw', 'call_off', 'complete',
  'viewing', 'viewing_confirm', 'viewing_reschedule', 'viewing_accept', 'viewing_decline', 'viewing_done', 'viewing_no_show'
);

ALTER TABLE messages ADD COLUMN deal_step deal_step;

-- A viewing has the time of its message.
UPDATE messages m SET deal_step = 'viewing'
FROM viewings v
WHERE m.conversation_id = v.conversation_id AND m.sender_id = v.requested_by_id AND m.created_at = v.created_at;

UPDATE messages m SET deal_step = s.step::deal_step
FROM (VALUES
  ('^Offered \$[0-9.,]+( for [0-9]+)?\.( |$)', 'offer'),
  ('^Countered with \$[0-9.,]+( for [0-9]+)?\.( |$)', 'counter'),
  ('^Accepted the offer of \$[0-9.,]+( for [0-9]+)?\.$', 'accept'),
  ('^Declined the offer of \$[0-9.,]+( for [0-9]+)?\.$', 'decline'),
  ('^Withdrew the offer of \$[0-9.,]+( for [0-9]+)?\.$', 'withdraw'),
  ('^Called off the deal at \$[0-9.,]+( for [0-9]+)?\.$', 'call_off'),
  ('^Marked the deal as completed\.$', 'complete')
) s (pattern, step)
WHERE m.sender_id IS NOT NULL AND m.deal_step IS NULL AND m.text ~ s.pattern
  AND EXISTS (SELECT FROM offers o WHERE o.conversation_id = m.conversation_id);

UPDATE messages m SET deal_step = s.step::deal_step
FROM (VALUES
  ('^Confirmed the viewing on .+\.$', 'viewing_confirm'),
  ('^Suggested another time for the viewing: .+\.$', 'viewing_reschedule'),
  ('^Accepted the new viewing time: .+\.$', 'viewing_accept'),
  ('^Canceled the viewing on .+\.$', 'viewing_decline'),
  ('^Marked the viewing on .+ as done\.$', 'viewing_done'),
  ('^Marked the viewing on .+ as missed\.$', 'viewing_no_show')
) s (pattern, step)
WHERE m.sender_id IS NOT NULL AND m.deal_step IS NULL AND m.text ~ s.pattern
  AND EXISTS (SELECT FROM viewings v WHERE v.conversation_id = m.conversation_id);
