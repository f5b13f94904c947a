import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { settleDeals } from "./closing.commands";
import { endOffers, endViewings } from "./ending.commands";

async function settle(): Promise<void> {
  await settleDeals();
  await endOffers();
  await endViewings();
}

export const settleOffers = task(taskName("offers"), () => settle(), { every: "minute" });
