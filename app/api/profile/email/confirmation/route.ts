import * as email from "@/lib/auth/credentials/email.commands";
import { resendConfirmation } from "@/lib/auth/credentials/email.contract";
import { emailCopy } from "@/lib/auth/credentials/email.copy";
import { route } from "@/lib/server/route";

export const POST = route(resendConfirmation, async ({ viewer }) => {
  await email.resendConfirmation(viewer);
  return { success: true as const, message: emailCopy.confirmationSent };
});
