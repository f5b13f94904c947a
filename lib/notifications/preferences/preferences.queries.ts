import "server-only";
import { db } from "@/lib/server/db";
import type { NotificationChoiceDto } from "./preferences.contract";
import { notificationTypes } from "./preferences.rules";

export async function readChoices(userId: string): Promise<NotificationChoiceDto[]> {
  const stored = await db.notificationPreference.findMany({
    where: { userId },
    select: { type: true, site: true, email: true, frequency: true },
  });
  return notificationTypes.map(
    (type) =>
      stored.find((choice) => choice.type === type) ?? {
        type,
        site: true,
        email: true,
        frequency: "instant",
      },
  );
}
