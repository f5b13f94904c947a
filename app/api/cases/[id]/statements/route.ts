import * as cases from "@/lib/cases/commands";
import { addStatement } from "@/lib/cases/contract";
import { withActor } from "@/lib/members/acting.commands";
import { route } from "@/lib/server/route";

export const POST = route(
  addStatement,
  withActor({ kind: "case", permission: "answer" }, (actor, { params: { id }, body }) =>
    cases.addStatement({ ...body, actor, caseId: id }),
  ),
);
