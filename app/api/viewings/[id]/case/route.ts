import * as cases from "@/lib/cases/commands";
import { openViewingCase } from "@/lib/cases/contract";
import { actFor } from "@/lib/members/acting.commands";
import { route } from "@/lib/server/route";

export const POST = route(openViewingCase, ({ viewer, params: { id }, body, request: { headers } }) =>
  actFor({ viewer, subject: { kind: "viewing", id }, permission: "answer", headers }, (actor) =>
    cases.openCase({ ...body, actor, about: { kind: "appointment", id } }),
  ),
);
