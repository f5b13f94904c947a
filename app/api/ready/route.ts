import { getReadiness } from "@/lib/platform/contract";
import { getReadinessChecks } from "@/lib/platform/queries";
import { reply, route } from "@/lib/server/route";

export const GET = route(getReadiness, async () => {
  const checks = await getReadinessChecks();
  const ready = Object.values(checks).every((check) => check === "ok");
  return reply({ status: ready ? "ready" : "unavailable", checks } as const, { status: ready ? 200 : 503 });
});
