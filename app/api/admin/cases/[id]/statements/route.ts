import { readStatements } from "@/lib/cases/moderation.commands";
import { readCase } from "@/lib/cases/moderation.contract";
import { route } from "@/lib/server/route";

export const POST = route(readCase, ({ viewer, params, request }) =>
  readStatements({ admin: viewer, id: params.id, headers: request.headers }),
);
