import * as queries from "@/lib/auth/sessions/sessions.queries";
import { route } from "@/lib/server/route";
import { getCurrentUser } from "@/lib/users/contract";

export const GET = route(getCurrentUser, ({ viewer }) => queries.getCurrentUser(viewer));
