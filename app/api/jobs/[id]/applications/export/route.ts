import * as contract from "@/lib/applications/contract";
import { exportApplications } from "@/lib/applications/export.queries";
import { route } from "@/lib/server/route";

export const GET = route(contract.exportApplications, ({ params, viewer }) =>
  exportApplications(viewer, params.id),
);
