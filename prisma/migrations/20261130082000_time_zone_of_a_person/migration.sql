-- The zone in which a person reads times in emails; the browser's at the first sign-in unless they choose another.
ALTER TABLE users ADD COLUMN time_zone varchar(64);
