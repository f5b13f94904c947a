import { getTeamThread } from "@/lib/members/inbox.contract";
import { readThread } from "@/lib/members/inbox.queries";
import { route } from "@/lib/server/route";

export const GET = route(getTeamThread, ({ viewer, params }) => readThread(viewer, params.id));
