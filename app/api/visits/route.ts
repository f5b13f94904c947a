import { route } from "@/lib/server/route";
import { recordView } from "@/lib/visits/commands";
import { countVisit } from "@/lib/visits/contract";

export const POST = route(countVisit, async ({ body, request }) => {
  await recordView(body, request.headers);
  return new Response(null, { status: 202 });
});
