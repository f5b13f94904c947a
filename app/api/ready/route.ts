import { getReadiness } from "@/lib/platform/contract";
import { getReadinessChecks } from "@/lib/platform/queries";
import { reply, route } from "@/lib/server/route";

export const GET = route(getReadiness, async () => {
  const checks = await getReadinessChecks();
  const ready = checks.database === "ok";
  const degraded = Object.keys(checks).filter((name) => name !== "database" && checks[name] === "failed");
  return reply({ status: ready ? "ready" : "unavailable", checks, degraded } as const, {
    status: ready ? 200 : 503,
  });
});
