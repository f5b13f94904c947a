import { refuseSignIn as refuse } from "@/lib/auth/credentials/sign-in-alert.commands";
import { refuseSignIn } from "@/lib/auth/credentials/sign-in-alert.contract";
import { signInAlertCopy } from "@/lib/auth/credentials/sign-in-alert.copy";
import { route } from "@/lib/server/route";

export const POST = route(refuseSignIn, async ({ body, request }) => {
  await refuse({ token: body.token, headers: request.headers });
  return { success: true as const, message: signInAlertCopy.secured };
});
