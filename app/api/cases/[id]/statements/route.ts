import * as cases from "@/lib/cases/commands";
import { addStatement } from "@/lib/cases/contract";
import { actFor } from "@/lib/members/acting.commands";
import { route } from "@/lib/server/route";

export const POST = route(addStatement, ({ viewer, params: { id }, body, request: { headers } }) =>
  actFor({ viewer, subject: { kind: "case", id }, permission: "answer", headers }, (actor) =>
    cases.addStatement({ ...body, actor, caseId: id }),
  ),
);
