import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { processJobExpiry } from "./expiry.commands";

/** Every minute, so that posters learn soon that a job has ended; the pages themselves go by the clock. */
export const expireJobs = task(taskName("job-expiry"), () => processJobExpiry(), { every: "minute" });
