import { getMetrics } from "@/lib/platform/contract";
import { writeProcessMetrics } from "@/lib/platform/metrics.queries";
import { allTasks } from "@/lib/platform/tasks";
import { env } from "@/lib/server/env";
import { metricsType } from "@/lib/server/metrics/exposition";
import { assertMetricsToken } from "@/lib/server/metrics/token";
import { route } from "@/lib/server/route";

/** The server in front answers in its place, for all processes; this is what `next start` alone has. */
export const GET = route(getMetrics, async ({ request }) => {
  assertMetricsToken(request.headers.get("authorization"), env.METRICS_TOKEN);
  const tasks = allTasks.map(({ name }) => name);
  return new Response(await writeProcessMetrics("app", tasks), { headers: { "content-type": metricsType } });
});
