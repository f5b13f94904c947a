import { answerChallenge } from "@/lib/auth/credentials/second-step.commands";
import { loginTotp } from "@/lib/auth/credentials/second-step.contract";
import { reply, route } from "@/lib/server/route";
import { setCookies } from "@/lib/server/tokens";

export const POST = route(loginTotp, async ({ body, request }) => {
  const { user, token, cookies } = await answerChallenge({ ...body, headers: request.headers });
  return reply({ ...user, token }, { headers: setCookies(cookies) });
});
