import * as commands from "@/lib/members/commands";
import { joinTeam, leaveTeam } from "@/lib/members/contract";
import { route } from "@/lib/server/route";

export const POST = route(joinTeam, ({ viewer, body, request: { headers } }) =>
  commands.joinTeam({ viewer, token: body.token, headers }),
);

export const DELETE = route(leaveTeam, ({ viewer, request: { headers } }) =>
  commands.leaveTeam(viewer, headers),
);
