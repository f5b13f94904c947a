import { route } from "@/lib/server/route";
import { changeApplication, resubmitApplication } from "@/lib/vendors/application/application.commands";
import { getApplication, reapply, updateApplication } from "@/lib/vendors/application/application.contract";
import { readApplication } from "@/lib/vendors/application/application.queries";

export const GET = route(getApplication, ({ viewer }) => readApplication(viewer.id));

export const PATCH = route(updateApplication, async ({ viewer, body, request }) => {
  await changeApplication({ userId: viewer.id, body, headers: request.headers });
  return readApplication(viewer.id);
});

export const POST = route(reapply, async ({ viewer, body, request }) => {
  await resubmitApplication({ userId: viewer.id, body, headers: request.headers });
  return readApplication(viewer.id);
});
