import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { notifyLowStock } from "./stock.commands";

export const alertLowStock = task(taskName("low-stock"), () => notifyLowStock(), { every: "minute" });
