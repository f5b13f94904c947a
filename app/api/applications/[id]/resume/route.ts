import { takeBackResume } from "@/lib/applications/contract";
import { takeResumeBack } from "@/lib/applications/resumes.commands";
import { route } from "@/lib/server/route";

export const DELETE = route(takeBackResume, ({ viewer, params }) => takeResumeBack(viewer, params.id));
