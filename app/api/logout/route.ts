import { logOut } from "@/lib/auth/sessions/sessions.commands";
import { logout } from "@/lib/auth/sessions/sessions.contract";
import { reply, route } from "@/lib/server/route";
import { setCookies, signedOutCookies } from "@/lib/server/tokens";

export const POST = route(logout, async ({ request }) => {
  const success = await logOut(request.headers);
  return reply({ success }, { headers: setCookies(signedOutCookies(request.headers.get("cookie"))) });
});
