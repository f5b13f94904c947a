-- A word of a hundred letters beyond ASCII is nine hundred characters of an address, and a place nearly as many.
ALTER TABLE "job_searches" ALTER COLUMN "query" TYPE VARCHAR(2000);
