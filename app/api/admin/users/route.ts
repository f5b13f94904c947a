import { listAccounts } from "@/lib/account/moderation.contract";
import { listAccountsForReview } from "@/lib/account/moderation.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listAccounts, async ({ query, request }) =>
  pageReply(await listAccountsForReview(query), request),
);
