import "server-only";
import { task } from "@/lib/server/queue";
import { tellHeld } from "./held.commands";
import { heldTask } from "./held.rows";

/** Seconds after each decision, and every minute for what that missed. */
export const tellHeldNotices = task(heldTask, () => tellHeld(), { every: "minute" });
