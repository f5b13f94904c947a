import { resetCopy } from "@/lib/auth/copy";
import { redeemResetLink } from "@/lib/auth/credentials/reset.commands";
import { resetPassword } from "@/lib/auth/credentials/reset.contract";
import { reply, route } from "@/lib/server/route";

export const POST = route(resetPassword, async ({ body, request }) => {
  const person = await redeemResetLink({ ...body, headers: request.headers });
  if (person) return { success: true as const, ...person };
  return reply(
    { success: false as const, error: resetCopy.failed, code: "bad_request" as const },
    { status: 400 },
  );
});
