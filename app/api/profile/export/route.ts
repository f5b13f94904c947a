import { exportAccount } from "@/lib/account/export.contract";
import { exportArchive } from "@/lib/account/export.queries";
import { exportLimit, exportName } from "@/lib/account/export.rules";
import { consume } from "@/lib/server/rate-limit";
import { route } from "@/lib/server/route";

export const GET = route(exportAccount, async ({ viewer }) => {
  await consume(exportLimit, viewer.id, "Please wait a while before your next export.");
  return new Response(await exportArchive(viewer.id), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${exportName(viewer.username)}"`,
      "cache-control": "private, no-store",
    },
  });
});
