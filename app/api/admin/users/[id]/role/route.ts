import { changeRole } from "@/lib/account/review/commands";
import { grantRole } from "@/lib/account/review/contract";
import { readAccountForReview } from "@/lib/account/review/queries";
import { route } from "@/lib/server/route";

export const PUT = route(grantRole, async ({ viewer, params, body, request }) => {
  await changeRole({ admin: viewer, userId: params.id, role: body.role, headers: request.headers });
  return readAccountForReview(params.id);
});
