import * as contract from "@/lib/applications/contract";
import { moveApplication } from "@/lib/applications/moving.commands";
import { route } from "@/lib/server/route";

export const PATCH = route(contract.moveApplication, ({ params, body, viewer }) =>
  moveApplication(viewer, params.id, body),
);
