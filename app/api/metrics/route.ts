import { getMetrics } from "@/lib/platform/contract";
import { writeProcessMetrics } from "@/lib/platform/metrics.queries";
import { allTasks } from "@/lib/platform/tasks";
import { env } from "@/lib/server/env";
import { metricsType } from "@/lib/server/metrics/exposition";
import { assertMetricsToken } from "@/lib/server/metrics/token";
import { route } from "@/lib/server/route";

/** Used only by `next start`; otherwise the front server answers for all processes. */
export const GET = route(getMetrics, async ({ request }) => {
  assertMetricsToken(request.headers.get("authorization"), env.METRICS_TOKEN);
  const tasks = allTasks.map(({ name }) => name);
  return new Response(await writeProcessMetrics("app", tasks), { headers: { "content-type": metricsType } });
});
