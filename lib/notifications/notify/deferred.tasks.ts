import "server-only";
import { task } from "@/lib/server/queue";
import { deliverDeferred } from "./deferred.commands";
import { deferredTask } from "./deferred.rows";

export const deliverDeferredNotices = task(deferredTask, () => deliverDeferred(), { every: "minute" });
