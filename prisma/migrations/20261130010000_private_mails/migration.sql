-- Mails about what one person told another, and about what somebody looks for, open for admins with a reason only.
ALTER TABLE mails ADD COLUMN private boolean NOT NULL DEFAULT false;
UPDATE mails SET private = true
WHERE template LIKE 'digest\_%' OR notification_type IN ('message', 'offer', 'application', 'price_drop', 'saved_search');
