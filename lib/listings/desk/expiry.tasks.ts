import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { watchExpiry } from "./expiry.commands";

/** Every minute, so that what has run out is gone soon; the queue of due listings is an index. */
export const expireListings = task(taskName("listing-expiry"), () => watchExpiry(), { every: "minute" });
