import { exportAccount } from "@/lib/account/export.contract";
import * as commands from "@/lib/account/export.commands";
import { exportName } from "@/lib/account/export.rules";
import { route } from "@/lib/server/route";

export const GET = route(exportAccount, async ({ viewer }) => {
  return new Response(await commands.exportAccount(viewer), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${exportName(viewer.username)}"`,
      "cache-control": "private, no-store",
    },
  });
});
