import * as contract from "@/lib/applications/contract";
import { openApplicantThread } from "@/lib/applications/poster.commands";
import { route } from "@/lib/server/route";

export const PUT = route(contract.openApplicantThread, ({ params, viewer }) =>
  openApplicantThread(viewer, params.id),
);
