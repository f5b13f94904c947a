import { getReadiness } from "@/lib/platform/contract";
import * as queries from "@/lib/platform/queries";
import { reply, route } from "@/lib/server/route";

export const GET = route(getReadiness, async () => {
  const readiness = await queries.getReadiness();
  return reply(readiness, { status: readiness.status === "ready" ? 200 : 503 });
});
