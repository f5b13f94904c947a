import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { remindOfCases } from "./reminders.commands";

export const remindUnansweredCases = task(taskName("case-reminders"), () => remindOfCases(), {
  every: "minute",
});
