import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { endOffers } from "./offer-expiry.commands";

/** Every minute, so that what has run out is answered for soon. */
export const settleOffers = task(taskName("offers"), () => endOffers(), { every: "minute" });
