import PgBoss from "pg-boss";

/** Has the site's workers run a background task now, which its schedule would have them run within the minute. */
export async function wakeTask(name: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: process.env.E2E_DATABASE_URL ?? "",
    max: 1,
    supervise: false,
    schedule: false,
    migrate: false,
  });
  await boss.start();
  try {
    await boss.send(name, {});
  } finally {
    await boss.stop({ graceful: false });
  }
}
