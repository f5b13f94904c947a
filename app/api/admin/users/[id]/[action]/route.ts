import { decideOnAccount } from "@/lib/account/review/commands";
import { decideAccount } from "@/lib/account/review/contract";
import { readAccountForReview } from "@/lib/account/review/queries";
import { route } from "@/lib/server/route";

export const POST = route(decideAccount, async ({ viewer, params, body, request }) => {
  const { id: userId, action } = params;
  await decideOnAccount({ admin: viewer, userId, action, ...body, headers: request.headers });
  return readAccountForReview(userId);
});
