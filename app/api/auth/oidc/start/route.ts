import { startOidc } from "@/lib/auth/oidc/contract";
import { startOidcSignIn } from "@/lib/auth/oidc/sign-in.commands";
import { reply, route } from "@/lib/server/route";
import { setCookies } from "@/lib/server/tokens";

export const POST = route(startOidc, async ({ body, request }) => {
  const { url, cookies } = await startOidcSignIn({ ...body, headers: request.headers });
  return reply({ url }, { headers: setCookies(cookies) });
});
