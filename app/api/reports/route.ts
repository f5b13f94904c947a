import * as commands from "@/lib/reports/commands";
import { createReport } from "@/lib/reports/contract";
import { route } from "@/lib/server/route";

export const POST = route(createReport, async ({ viewer, body }) => {
  await commands.createReport(viewer.id, body);
  return { reported: true as const };
});
