import { linkByPassword } from "@/lib/auth/oidc/account.commands";
import { linkOidc } from "@/lib/auth/oidc/contract";
import { reply, route } from "@/lib/server/route";
import { setCookies } from "@/lib/server/tokens";

export const POST = route(linkOidc, async ({ body, request }) => {
  const result = await linkByPassword(body.password, request.headers);
  if ("challenge" in result) return { twoFactorRequired: true as const, challenge: result.challenge };
  return reply({ ...result.user, token: result.token }, { headers: setCookies(result.cookies) });
});
