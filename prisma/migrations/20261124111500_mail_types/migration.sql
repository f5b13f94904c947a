-- What a mail tells about, where the person can switch that off: it is asked again when the mail is sent. Null for what is
-- always sent, and for digests.
ALTER TABLE mails ADD COLUMN notification_type notification_type;
