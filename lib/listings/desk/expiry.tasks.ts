import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { processListingExpiry } from "./expiry.commands";

/** Every minute, so that what has run out is gone soon; the queue of due listings is an index. */
export const expireListings = task(taskName("listing-expiry"), () => processListingExpiry(), {
  every: "minute",
});
