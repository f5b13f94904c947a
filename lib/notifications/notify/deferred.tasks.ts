import "server-only";
import { task } from "@/lib/server/queue";
import { deliverHeld } from "./deferred.commands";
import { heldTask } from "./deferred.rows";

export const deliverHeldNotices = task(heldTask, () => deliverHeld(), { every: "minute" });
