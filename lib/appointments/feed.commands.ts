import "server-only";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { newToken } from "@/lib/server/one-time";
import type { NewFeedDto } from "./feed.contract";

export async function renewFeed(userId: string): Promise<NewFeedDto> {
  const { token, hash: tokenHash } = newToken();
  const change = { tokenHash, createdAt: new Date() };
  const { createdAt } = await db.calendarFeed.upsert({
    where: { userId },
    create: { userId, ...change },
    update: change,
    select: { createdAt: true },
  });
  return { since: createdAt.toISOString(), url: `${env.APP_URL}/api/calendar/${token}.ics` };
}

export async function deleteFeed(userId: string): Promise<void> {
  await db.calendarFeed.deleteMany({ where: { userId } });
}
