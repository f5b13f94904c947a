import * as commands from "@/lib/members/commands";
import { changeMember, removeMember } from "@/lib/members/contract";
import { route } from "@/lib/server/route";

export const PATCH = route(changeMember, ({ viewer, params, body, request: { headers } }) =>
  commands.changeMember({ viewer, id: params.id, headers }, body.role),
);

export const DELETE = route(removeMember, ({ viewer, params, request: { headers } }) =>
  commands.removeMember({ viewer, id: params.id, headers }),
);
