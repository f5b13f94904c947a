import { takeBackResume } from "@/lib/applications/contract";
import { removeResume } from "@/lib/applications/resumes.commands";
import { route } from "@/lib/server/route";

export const DELETE = route(takeBackResume, ({ viewer, params }) => removeResume(viewer, params.id));
