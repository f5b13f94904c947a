import { migrateDatabase } from "./migrations.mjs";
import { Problem } from "./problem.mjs";

const send = process.send?.bind(process);
if (!send) throw new Error("This is started by another process, which reads what it sends.");

// A separate process releases the engine's memory when done.
try {
  send({ applied: await migrateDatabase(process.env.DATABASE_URL) });
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  send({ problem: error.message });
}
process.disconnect();
