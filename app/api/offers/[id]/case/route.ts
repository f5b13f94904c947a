import * as cases from "@/lib/cases/commands";
import { openCase } from "@/lib/cases/contract";
import { route } from "@/lib/server/route";

export const POST = route(openCase, ({ viewer, params, body }) =>
  cases.openCase({ ...body, userId: viewer.id, about: { kind: "deal", id: params.id } }),
);
