import { route } from "@/lib/server/route";
import { recordSearchClick } from "@/lib/visits/commands";
import { countSearchClick } from "@/lib/visits/contract";

export const POST = route(countSearchClick, async ({ body, request }) => {
  await recordSearchClick(body, request.headers);
  return new Response(null, { status: 202 });
});
