import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./email.schema";

export type ChangeEmailBody = z.input<typeof schema.changeEmailSchema>;

export const changeEmail = endpoint({
  method: "POST",
  path: "/api/profile/email",
  summary:
    "Email a confirmation link to your new address. Needs your password; nothing changes until the link is opened.",
  access: "member",
  schemas: async () => {
    const s = await import("./email.schema");
    return { body: s.changeEmailSchema, response: s.emailLinkSentSchema };
  },
});

export const cancelEmailChange = endpoint({
  method: "DELETE",
  path: "/api/profile/email",
  summary: "Cancel a change of email address that isn’t confirmed yet",
  access: "member",
  schemas: async () => ({ response: (await import("./email.schema")).emailLinkSentSchema }),
});

export const resendConfirmation = endpoint({
  method: "POST",
  path: "/api/profile/email/confirmation",
  summary: "Resend the link that confirms your email address. 409 once it’s confirmed.",
  access: "member",
  refuses: ["conflict"],
  schemas: async () => ({ response: (await import("./email.schema")).emailLinkSentSchema }),
});

export const confirmEmail = endpoint({
  method: "POST",
  path: "/api/profile/email/confirm",
  summary: "Confirm a new email address with the token from the link",
  access: "any",
  refuses: ["conflict"],
  schemas: async () => {
    const s = await import("./email.schema");
    return { body: s.confirmEmailSchema, response: s.emailConfirmedSchema };
  },
});
