-- An offer may be for several pieces of one listing; its amount is for all of them.
ALTER TABLE "offers" ADD COLUMN "quantity" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "offers" ADD CONSTRAINT "offers_quantity" CHECK (quantity >= 1);
