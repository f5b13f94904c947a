import { exportAccount } from "@/lib/account/export.contract";
import { readExport } from "@/lib/account/export.queries";
import { exportLimit } from "@/lib/account/export.rules";
import { consume } from "@/lib/server/rate-limit";
import { reply, route } from "@/lib/server/route";

export const GET = route(exportAccount, async ({ viewer }) => {
  await consume(exportLimit, viewer.id, "Please wait a while before your next export.");
  const name = `${viewer.username.replace(/[^\w.-]/g, "_")}-data.json`;
  const headers = { "content-disposition": `attachment; filename="${name}"` };
  return reply(await readExport(viewer.id), { headers });
});
