-- The picture whose files an upload writes, so that nobody takes them away meanwhile.
ALTER TABLE uploads ADD COLUMN image_name varchar(80);
CREATE INDEX uploads_on_their_way ON uploads (image_name) WHERE status = 'receiving';
