import { beginPasskeyLogin as begin } from "@/lib/auth/entry/passkey.commands";
import { beginPasskeyLogin } from "@/lib/auth/entry/passkey.contract";
import { route } from "@/lib/server/route";

export const POST = route(beginPasskeyLogin, ({ request }) => begin(request.headers));
