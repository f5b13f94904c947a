import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { refreshTrust } from "./trust.commands";

export const refreshVendorTrust = task(
  taskName("vendor-trust"),
  async () => {
    await refreshTrust();
  },
  { every: "hour", concurrency: 1 },
);
