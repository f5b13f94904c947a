import { closeDatabase } from "@/lib/server/db";
import { createMany } from "./many-rows";

/** Fills an empty, migrated database with as many listings as the first argument says, a hundred thousand without one. */
createMany(Number(process.argv[2] ?? 100_000))
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => closeDatabase());
