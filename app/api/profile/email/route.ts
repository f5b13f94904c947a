import { dropEmailChange, requestEmailChange } from "@/lib/auth/credentials/email.commands";
import { cancelEmailChange, changeEmail } from "@/lib/auth/credentials/email.contract";
import { emailCopy } from "@/lib/auth/credentials/email.copy";
import { route } from "@/lib/server/route";

export const POST = route(changeEmail, async ({ viewer, body }) => {
  await requestEmailChange(viewer, body);
  return { success: true as const, message: emailCopy.linkSent };
});

export const DELETE = route(cancelEmailChange, async ({ viewer }) => {
  await dropEmailChange(viewer);
  return { success: true as const, message: emailCopy.cancelled };
});
