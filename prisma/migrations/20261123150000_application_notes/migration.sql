-- What the poster of a job keeps about an application for themselves.
ALTER TABLE "job_applications" ADD COLUMN "poster_note" VARCHAR(2000) NOT NULL DEFAULT '';
