import type { Client } from "pg";
import PgBoss from "pg-boss";

/** Has the site's workers run a background task now, which its schedule would have them run later. */
export async function wakeTask(name: string, data: object = {}): Promise<void> {
  const boss = new PgBoss({
    connectionString: process.env.E2E_DATABASE_URL ?? "",
    max: 1,
    supervise: false,
    schedule: false,
    migrate: false,
  });
  await boss.start();
  try {
    await boss.send(name, data);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Ends the 15 seconds in which a decision about this vendor or review can be taken back, and has people notified. */
export async function endUndo(subjectId: string): Promise<void> {
  const { withClient } = await import("../scripts/postgres.mjs");
  await withClient(process.env.E2E_DATABASE_URL, async (client: Client) => {
    await client.query("UPDATE undos SET due_at = now() WHERE subject_id = $1 AND undone_at IS NULL", [
      subjectId,
    ]);
    await client.query(
      "UPDATE held_notices SET due_at = now() WHERE undo_id IN (SELECT id FROM undos WHERE subject_id = $1)",
      [subjectId],
    );
    await client.query("UPDATE reviews SET decided_at = now() - interval '15 seconds' WHERE id = $1", [
      subjectId,
    ]);
  });
  await wakeTask("held-notices");
}

/** Confirms the email address of somebody who signed up; notices are mailed to no other. */
export async function confirmEmail(email: string): Promise<void> {
  const { withClient } = await import("../scripts/postgres.mjs");
  await withClient(process.env.E2E_DATABASE_URL, (client: Client) =>
    client.query("UPDATE users SET email_verified_at = now() WHERE email = $1", [email]),
  );
}
