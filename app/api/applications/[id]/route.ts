import * as contract from "@/lib/applications/contract";
import { moveApplication } from "@/lib/applications/moving.commands";
import { actFor } from "@/lib/members/acting.commands";
import { route } from "@/lib/server/route";

export const PATCH = route(
  contract.moveApplication,
  ({ params: { id }, body, viewer, request: { headers } }) =>
    actFor({ viewer, subject: { kind: "application", id }, permission: "hire", headers }, (actor) =>
      moveApplication(actor, id, body),
    ),
);
