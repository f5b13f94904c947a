import * as cases from "@/lib/cases/commands";
import { openViewingCase } from "@/lib/cases/contract";
import { withActor } from "@/lib/members/acting.commands";
import { route } from "@/lib/server/route";

export const POST = route(
  openViewingCase,
  withActor({ kind: "viewing", permission: "answer" }, (actor, { params: { id }, body }) =>
    cases.openCase({ ...body, actor, about: { kind: "appointment", id } }),
  ),
);
