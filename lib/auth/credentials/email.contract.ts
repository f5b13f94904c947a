import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./email.schema";

export type ChangeEmailBody = z.input<typeof schema.changeEmailSchema>;

export const changeEmail = endpoint({
  method: "POST",
  path: "/api/profile/email",
  summary:
    "Sends a link to a new email address; needs the password, and changes nothing before the link is opened",
  access: "member",
  schemas: async () => {
    const s = await import("./email.schema");
    return { body: s.changeEmailSchema, response: s.emailLinkSentSchema };
  },
});

export const cancelEmailChange = endpoint({
  method: "DELETE",
  path: "/api/profile/email",
  summary: "Forgets an address that waits for its confirmation",
  access: "member",
  schemas: async () => ({ response: (await import("./email.schema")).emailLinkSentSchema }),
});

export const resendConfirmation = endpoint({
  method: "POST",
  path: "/api/profile/email/confirmation",
  summary: "Sends the link that confirms the person's own address again; 409 once it is confirmed",
  access: "member",
  schemas: async () => ({ response: (await import("./email.schema")).emailLinkSentSchema }),
});

export const confirmEmail = endpoint({
  method: "POST",
  path: "/api/profile/email/confirm",
  summary: "Takes the token of the link that was sent to a new address",
  access: "any",
  schemas: async () => {
    const s = await import("./email.schema");
    return { body: s.confirmEmailSchema, response: s.emailConfirmedSchema };
  },
});
