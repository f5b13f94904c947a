import { getAuthSession } from "@/lib/auth/contract";
import { getAuthSessionOf } from "@/lib/auth/sessions/sessions.queries";
import { route } from "@/lib/server/route";

export const GET = route(getAuthSession, ({ viewer }) => getAuthSessionOf(viewer));
