import { resetCopy } from "@/lib/auth/copy";
import { requestReset } from "@/lib/auth/credentials/reset.commands";
import { requestPasswordReset } from "@/lib/auth/credentials/reset.contract";
import { route } from "@/lib/server/route";

export const POST = route(requestPasswordReset, async ({ body, request }) => {
  await requestReset({ email: body.email, headers: request.headers });
  return { success: true as const, message: resetCopy.requested };
});
