import { route } from "@/lib/server/route";
import { noteView } from "@/lib/visits/commands";
import { countVisit } from "@/lib/visits/contract";

export const POST = route(countVisit, async ({ body, request }) => {
  await noteView(body, request.headers);
  return new Response(null, { status: 202 });
});
