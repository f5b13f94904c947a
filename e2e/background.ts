import type { Client } from "pg";
import PgBoss from "pg-boss";

export async function enqueueTask(name: string, data: object = {}): Promise<void> {
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

export async function endUndoPeriod(subjectId: string): Promise<void> {
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
  await enqueueTask("held-notices");
}

export async function confirmEmail(email: string): Promise<void> {
  const { withClient } = await import("../scripts/postgres.mjs");
  await withClient(process.env.E2E_DATABASE_URL, (client: Client) =>
    client.query("UPDATE users SET email_verified_at = now() WHERE email = $1", [email]),
  );
}

export async function endQuietMinutes(email: string): Promise<void> {
  const { withClient } = await import("../scripts/postgres.mjs");
  await withClient(process.env.E2E_DATABASE_URL, (client: Client) =>
    client.query(
      `UPDATE mails SET next_attempt_at = now()
        WHERE user_id = (SELECT id FROM users WHERE email = $1) AND status = 'queued'`,
      [email],
    ),
  );
  await enqueueTask("mail");
}
