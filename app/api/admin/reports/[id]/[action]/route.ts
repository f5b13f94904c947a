import { decideOnReports } from "@/lib/reports/moderation.commands";
import { decideReports } from "@/lib/reports/moderation.contract";
import { route } from "@/lib/server/route";

export const POST = route(decideReports, async ({ viewer, params, body, request }) => ({
  closed: await decideOnReports({ admin: viewer, ...params, ...body, headers: request.headers }),
}));
