import * as cases from "@/lib/cases/commands";
import { addStatement } from "@/lib/cases/contract";
import { route } from "@/lib/server/route";

export const POST = route(addStatement, ({ viewer, params, body }) =>
  cases.addStatement({ ...body, userId: viewer.id, caseId: params.id }),
);
