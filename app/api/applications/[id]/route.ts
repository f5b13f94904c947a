import * as contract from "@/lib/applications/contract";
import { moveApplication } from "@/lib/applications/moving.commands";
import { withActor } from "@/lib/members/acting.commands";
import { route } from "@/lib/server/route";

export const PATCH = route(
  contract.moveApplication,
  withActor({ kind: "application", permission: "hire" }, (actor, { params: { id }, body }) =>
    moveApplication(actor, id, body),
  ),
);
