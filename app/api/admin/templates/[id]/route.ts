import { removeReasonTemplate } from "@/lib/reports/templates.commands";
import { removeTemplate } from "@/lib/reports/templates.contract";
import { route } from "@/lib/server/route";

export const DELETE = route(removeTemplate, ({ viewer, params, request }) =>
  removeReasonTemplate({ admin: viewer, ...params, headers: request.headers }),
);
