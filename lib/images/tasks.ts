import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { avifTask, makeAvif, enqueueMissingAvif } from "./avif.commands";
import { fingerprintMissing } from "./fingerprint.commands";

/** One at a time, because encoding uses a core for seconds. */
export const makeAvifVariants = task(avifTask, ({ name }) => makeAvif(name), { concurrency: 1 });

export const catchUpAvif = task(taskName("image-avif-catch-up"), () => enqueueMissingAvif(), {
  every: "hour",
});

export const catchUpFingerprints = task(taskName("image-fingerprint-catch-up"), () => fingerprintMissing(), {
  every: "hour",
  retries: 1,
  timeoutSeconds: 900,
  concurrency: 1,
});
