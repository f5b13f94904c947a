import { changeRole } from "@/lib/account/moderation.commands";
import { grantRole } from "@/lib/account/moderation.contract";
import { readAccountForReview } from "@/lib/account/moderation.queries";
import { route } from "@/lib/server/route";

export const PUT = route(grantRole, async ({ viewer, params, body, request }) => {
  await changeRole({ admin: viewer, userId: params.id, role: body.role, headers: request.headers });
  return readAccountForReview(params.id);
});
