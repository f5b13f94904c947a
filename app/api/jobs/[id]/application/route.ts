import * as contract from "@/lib/applications/contract";
import { getApplyStart } from "@/lib/applications/queries";
import { route } from "@/lib/server/route";

export const GET = route(contract.getApplyStart, ({ params, viewer }) => getApplyStart(viewer, params.id));
