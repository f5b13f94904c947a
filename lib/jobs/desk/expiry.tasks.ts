import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { processJobExpiry } from "./expiry.commands";

/** Every minute for timely notices; the pages compare the clock themselves. */
export const expireJobs = task(taskName("job-expiry"), () => processJobExpiry(), { every: "minute" });
