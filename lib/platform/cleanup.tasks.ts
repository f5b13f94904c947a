import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { deleteExpired } from "./cleanup.commands";

export const sweepExpired = task(taskName("upkeep"), () => deleteExpired(), { every: "hour" });
