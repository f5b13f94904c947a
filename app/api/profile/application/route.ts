import { route } from "@/lib/server/route";
import { changeApplication, sendAgain } from "@/lib/vendors/application.commands";
import { getApplication, reapply, updateApplication } from "@/lib/vendors/application.contract";
import { readApplication } from "@/lib/vendors/application.queries";

export const GET = route(getApplication, ({ viewer }) => readApplication(viewer.id));

export const PATCH = route(updateApplication, async ({ viewer, body }) => {
  await changeApplication(viewer.id, body);
  return readApplication(viewer.id);
});

export const POST = route(reapply, async ({ viewer, body }) => {
  await sendAgain(viewer.id, body);
  return readApplication(viewer.id);
});
