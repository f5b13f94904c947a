import "server-only";
import { sql, transaction } from "@/lib/server/db";
import type { NotificationChoiceDto } from "./preferences.contract";

export async function changeChoices(
  userId: string,
  choices: readonly NotificationChoiceDto[],
): Promise<void> {
  await transaction(async (tx) => {
    for (const { type, site, email, frequency } of choices) {
      await tx.rows(sql`
        INSERT INTO notification_preferences (user_id, type, site, email, frequency)
        VALUES (${userId}::uuid, ${type}::notification_type, ${site}, ${email}, ${frequency}::mail_frequency)
        ON CONFLICT (user_id, type) DO UPDATE SET site = excluded.site, email = excluded.email,
          frequency = excluded.frequency`);
    }
  });
}
