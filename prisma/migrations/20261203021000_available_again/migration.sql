-- Each person who asked about a listing is notified once when it returns after a sale that fell through.
ALTER TABLE conversations ADD COLUMN available_notice_at timestamptz(3);
