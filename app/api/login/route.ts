import { login } from "@/lib/auth/contract";
import { logIn } from "@/lib/auth/entry/sign-in.commands";
import { reply, route } from "@/lib/server/route";
import { setCookies } from "@/lib/server/tokens";

export const POST = route(login, async ({ body, request }) => {
  const result = await logIn({ ...body, headers: request.headers });
  if ("challenge" in result) return { twoFactorRequired: true as const, challenge: result.challenge };
  return reply({ ...result.user, token: result.token }, { headers: setCookies(result.cookies) });
});
