import "server-only";
import { task } from "@/lib/server/queue";
import { deliverHeld } from "./deferred.commands";
import { heldTask } from "./deferred.rows";

/** Runs seconds after a decision, and every minute for missed ones. */
export const deliverHeldNotices = task(heldTask, () => deliverHeld(), { every: "minute" });
