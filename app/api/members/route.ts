import { getTeam } from "@/lib/members/contract";
import { readTeam } from "@/lib/members/queries";
import { route } from "@/lib/server/route";

export const GET = route(getTeam, ({ viewer }) => readTeam(viewer));
