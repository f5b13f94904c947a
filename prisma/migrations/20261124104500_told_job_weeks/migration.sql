-- The Monday whose numbers of jobs a poster was told of, however they want to be told: once.
ALTER TABLE users ADD COLUMN job_week_told DATE;
