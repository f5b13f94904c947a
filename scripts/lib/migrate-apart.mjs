import { migrateDatabase } from "./migrations.mjs";
import { Problem } from "./problem.mjs";

// The engine takes more memory than a launcher does otherwise: in a process of its own that goes again.
try {
  process.send({ applied: await migrateDatabase(process.env.DATABASE_URL) });
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  process.send({ problem: error.message });
}
process.disconnect();
