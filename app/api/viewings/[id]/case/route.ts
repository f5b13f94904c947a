import * as cases from "@/lib/cases/commands";
import { openViewingCase } from "@/lib/cases/contract";
import { route } from "@/lib/server/route";

export const POST = route(openViewingCase, ({ viewer, params, body }) =>
  cases.openCase({ ...body, userId: viewer.id, about: { kind: "appointment", id: params.id } }),
);
