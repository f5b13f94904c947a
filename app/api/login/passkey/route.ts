import { logInWithPasskey } from "@/lib/auth/entry/passkey.commands";
import { loginPasskey } from "@/lib/auth/entry/passkey.contract";
import { reply, route } from "@/lib/server/route";
import { setCookies } from "@/lib/server/tokens";

export const POST = route(loginPasskey, async ({ body, request }) => {
  const { user, token, cookies } = await logInWithPasskey({ ...body, headers: request.headers });
  return reply({ ...user, token }, { headers: setCookies(cookies) });
});
