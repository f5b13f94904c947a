import { decideOnAccount } from "@/lib/account/moderation.commands";
import { decideAccount } from "@/lib/account/moderation.contract";
import { readAccountForReview } from "@/lib/account/moderation.queries";
import { route } from "@/lib/server/route";

export const POST = route(decideAccount, async ({ viewer, params, body, request }) => {
  const { id: userId, action } = params;
  await decideOnAccount({ admin: viewer, userId, action, ...body, headers: request.headers });
  return readAccountForReview(userId);
});
