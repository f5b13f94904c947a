import * as commands from "@/lib/favorites/jobs.commands";
import { removeSavedJob, saveJob } from "@/lib/favorites/jobs.contract";
import { route } from "@/lib/server/route";

export const POST = route(saveJob, async ({ viewer, params }) => {
  await commands.saveJob(viewer.id, params.id);
  return { saved: true };
});

export const DELETE = route(removeSavedJob, async ({ viewer, params }) => {
  await commands.removeSavedJob(viewer.id, params.id);
  return { saved: false };
});
