import { returnFromOidc } from "@/lib/auth/oidc/contract";
import { finishOidcSignIn } from "@/lib/auth/oidc/sign-in.commands";
import { route } from "@/lib/server/route";
import { setCookies } from "@/lib/server/tokens";

export const GET = route(returnFromOidc, async ({ request }) => {
  const { location, cookies } = await finishOidcSignIn(request);
  const headers = setCookies(cookies);
  headers.set("location", location);
  return new Response(null, { status: 303, headers });
});
