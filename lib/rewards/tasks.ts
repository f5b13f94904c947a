import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { maintainAccounts } from "./maintenance.commands";

export const expirePoints = task(taskName("reward-points"), () => maintainAccounts(), { every: "hour" });
