import { writeReasonTemplate } from "@/lib/reports/templates.commands";
import { listTemplates, writeTemplate } from "@/lib/reports/templates.contract";
import { listReasonTemplates } from "@/lib/reports/templates.queries";
import { route } from "@/lib/server/route";

export const GET = route(listTemplates, ({ query }) => listReasonTemplates(query.queue));

export const PUT = route(writeTemplate, ({ viewer, body, request }) =>
  writeReasonTemplate({ admin: viewer, input: body, headers: request.headers }),
);
