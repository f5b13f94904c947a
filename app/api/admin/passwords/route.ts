import { issueLink } from "@/lib/auth/credentials/issued.commands";
import { issueResetLink, listIssuedLinks } from "@/lib/auth/credentials/issued.contract";
import { listIssuedLinks as list } from "@/lib/auth/credentials/issued.queries";
import { pageReply } from "@/lib/server/page-reply";
import { route } from "@/lib/server/route";

export const GET = route(listIssuedLinks, async ({ query, request }) =>
  pageReply(await list(query), request),
);

export const POST = route(issueResetLink, ({ viewer, body, request }) =>
  issueLink({ admin: viewer, ...body, headers: request.headers }),
);
