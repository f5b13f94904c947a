import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { watchEndings } from "./endings.commands";

/** Every minute: jobs know nothing of applications, so their ends are looked for. */
export const notifyApplicants = task(taskName("application-endings"), () => watchEndings(), {
  every: "minute",
});
