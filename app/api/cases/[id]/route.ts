import { getCase } from "@/lib/cases/contract";
import * as cases from "@/lib/cases/queries";
import { actFor } from "@/lib/members/acting.commands";
import { route } from "@/lib/server/route";

export const GET = route(getCase, ({ viewer, params: { id }, request: { headers } }) =>
  actFor({ viewer, subject: { kind: "case", id }, permission: "answer", headers }, (actor) =>
    cases.getCase(actor, id),
  ),
);
