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

/** Every minute, so that what has run out, was sold or was released is answered for soon. */
export const settleOffers = task(taskName("offers"), () => settle(), { every: "minute" });
