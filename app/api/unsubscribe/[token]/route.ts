import * as commands from "@/lib/notifications/preferences/unsubscribe.commands";
import { showUnsubscribe, unsubscribe } from "@/lib/notifications/preferences/unsubscribe.contract";
import { route } from "@/lib/server/route";
import { mailHrefs } from "@/lib/shared/mail-hrefs";

export const POST = route(unsubscribe, ({ params }) => commands.unsubscribe(params.token));

export const GET = route(
  showUnsubscribe,
  ({ params }) =>
    new Response(null, { status: 303, headers: { location: mailHrefs.unsubscribe(params.token) } }),
);
