import { getCase } from "@/lib/cases/contract";
import * as cases from "@/lib/cases/queries";
import { withActor } from "@/lib/members/acting.commands";
import { route } from "@/lib/server/route";

export const GET = route(
  getCase,
  withActor({ kind: "case", permission: "answer" }, (actor, { params: { id } }) => cases.getCase(actor, id)),
);
