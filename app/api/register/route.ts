import { registerAccount } from "@/lib/auth/entry/registration.commands";
import { register } from "@/lib/auth/entry/registration.contract";
import { reply, route } from "@/lib/server/route";
import { setCookies } from "@/lib/server/tokens";

export const POST = route(register, async ({ body, request }) => {
  const { user, token, emailStatus, cookies } = await registerAccount({ body, headers: request.headers });
  return reply({ ...user, token, emailStatus }, { headers: setCookies(cookies) });
});
