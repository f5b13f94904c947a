import * as cases from "@/lib/cases/commands";
import { openCase } from "@/lib/cases/contract";
import { actFor } from "@/lib/members/acting.commands";
import { route } from "@/lib/server/route";

export const POST = route(openCase, ({ viewer, params: { id }, body, request: { headers } }) =>
  actFor({ viewer, subject: { kind: "offer", id }, permission: "answer", headers }, (actor) =>
    cases.openCase({ ...body, actor, about: { kind: "deal", id } }),
  ),
);
