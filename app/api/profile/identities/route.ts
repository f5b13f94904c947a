import { listIdentities } from "@/lib/auth/credentials/identities.contract";
import { readIdentities } from "@/lib/auth/credentials/identities.queries";
import { route } from "@/lib/server/route";

export const GET = route(listIdentities, ({ viewer }) => readIdentities(viewer.id));
