import * as commands from "@/lib/cases/moderation.commands";
import { closeCase } from "@/lib/cases/moderation.contract";
import { readQueuedCase } from "@/lib/cases/moderation.queries";
import { route } from "@/lib/server/route";

export const POST = route(closeCase, async ({ viewer, params, body, request }) => {
  await commands.closeCase({ admin: viewer, id: params.id, headers: request.headers, ...body });
  return readQueuedCase(params.id);
});
