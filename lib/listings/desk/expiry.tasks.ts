import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { processListingExpiry } from "./expiry.commands";

/** Every minute; cheap, because due listings are indexed. */
export const expireListings = task(taskName("listing-expiry"), () => processListingExpiry(), {
  every: "minute",
});
