import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { forgetExpired } from "./cleanup.commands";

export const sweepExpired = task(taskName("upkeep"), () => forgetExpired(), { every: "hour" });
