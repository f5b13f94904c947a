import { confirmEmailChange } from "@/lib/auth/credentials/email.commands";
import { confirmEmail } from "@/lib/auth/credentials/email.contract";
import { route } from "@/lib/server/route";

export const POST = route(confirmEmail, async ({ body, request }) => ({
  success: true as const,
  email: await confirmEmailChange({ token: body.token, headers: request.headers }),
}));
