import { resetCopy } from "@/lib/auth/copy";
import { validateResetToken } from "@/lib/auth/credentials/reset.contract";
import { findResetTarget } from "@/lib/auth/credentials/reset.queries";
import { reply, route } from "@/lib/server/route";

export const GET = route(validateResetToken, async ({ query }) => {
  const target = await findResetTarget(query.token);
  if (target) return { success: true as const, username: target.username };
  return reply(
    { success: false as const, error: resetCopy.invalidToken, code: "bad_request" as const },
    { status: 400 },
  );
});
