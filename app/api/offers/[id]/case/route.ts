import * as cases from "@/lib/cases/commands";
import { openCase } from "@/lib/cases/contract";
import { withActor } from "@/lib/members/acting.commands";
import { route } from "@/lib/server/route";

export const POST = route(
  openCase,
  withActor({ kind: "offer", permission: "answer" }, (actor, { params: { id }, body }) =>
    cases.openCase({ ...body, actor, about: { kind: "deal", id } }),
  ),
);
