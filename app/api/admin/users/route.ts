import { listAccounts } from "@/lib/account/review/contract";
import { listAccountsForReview } from "@/lib/account/review/queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listAccounts, async ({ query, request }) =>
  pageReply(await listAccountsForReview(query), request),
);
