import { refreshSession } from "@/lib/auth/sessions/sessions.commands";
import { refreshToken } from "@/lib/auth/sessions/sessions.contract";
import { reply, route } from "@/lib/server/route";
import { setCookies } from "@/lib/server/tokens";

export const POST = route(refreshToken, async ({ request }) => {
  const { token, cookies } = await refreshSession(request.headers);
  return reply({ token }, { headers: setCookies(cookies) });
});
