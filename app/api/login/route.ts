import { logIn } from "@/lib/auth/commands";
import { login } from "@/lib/auth/contract";
import { reply, route } from "@/lib/server/route";
import { setCookies } from "@/lib/server/tokens";

export const POST = route(login, async ({ body, request }) => {
  const { user, token, cookies } = await logIn({ ...body, headers: request.headers });
  return reply({ ...user, token }, { headers: setCookies(cookies) });
});
