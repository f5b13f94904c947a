import { registerByProvider } from "@/lib/auth/oidc/account.commands";
import { registerOidc } from "@/lib/auth/oidc/contract";
import { reply, route } from "@/lib/server/route";
import { setCookies } from "@/lib/server/tokens";

export const POST = route(registerOidc, async ({ body, request }) => {
  const { user, token, cookies, emailStatus } = await registerByProvider(body, request.headers);
  return reply({ ...user, token, emailStatus }, { headers: setCookies(cookies) });
});
