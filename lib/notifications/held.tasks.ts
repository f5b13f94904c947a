import "server-only";
import { task } from "@/lib/server/queue";
import { deliverHeld } from "./held.commands";
import { heldTask } from "./held.rows";

/** Runs seconds after a decision, and every minute for missed ones. */
export const deliverHeldNotices = task(heldTask, () => deliverHeld(), { every: "minute" });
