import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { keepAccounts } from "./maintenance.commands";

export const keepPoints = task(taskName("reward-points"), () => keepAccounts(), { every: "hour" });
