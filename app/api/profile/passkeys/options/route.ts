import { beginPasskey as begin } from "@/lib/auth/credentials/passkeys.commands";
import { beginPasskey } from "@/lib/auth/credentials/passkeys.contract";
import { route } from "@/lib/server/route";

export const POST = route(beginPasskey, ({ viewer, body }) => begin(viewer, body));
