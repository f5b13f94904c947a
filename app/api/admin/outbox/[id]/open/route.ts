import { openMail as openSealedMail } from "@/lib/audit/private-mail.commands";
import { openMail } from "@/lib/notifications/outbox/outbox.contract";
import { route } from "@/lib/server/route";

export const POST = route(openMail, ({ viewer, params, body, request }) =>
  openSealedMail({ admin: viewer, id: params.id, reason: body.reason, headers: request.headers }),
);
