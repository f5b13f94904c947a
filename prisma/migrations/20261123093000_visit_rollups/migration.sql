-- What the roll-up adds to the dimensions of a day, and when each day was added up.
ALTER TYPE "visit_dimension" ADD VALUE 'entry';
ALTER TYPE "visit_dimension" ADD VALUE 'exit';
ALTER TYPE "visit_dimension" ADD VALUE 'listing';
ALTER TYPE "visit_dimension" ADD VALUE 'vendor';
ALTER TYPE "visit_dimension" ADD VALUE 'job';

CREATE TABLE "visit_rollups" (
    "day" DATE NOT NULL,
    "rolled_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "visit_rollups_pkey" PRIMARY KEY ("day")
);
