import { readReportedThread } from "@/lib/reports/moderation.contract";
import { readThread } from "@/lib/reports/thread.commands";
import { route } from "@/lib/server/route";

export const POST = route(readReportedThread, ({ viewer, params, request }) =>
  readThread({ admin: viewer, messageId: params.id, headers: request.headers }),
);
