import { z } from "zod";
import { authCopy } from "../copy";
import { emailSchema } from "../schema";
import { emailCopy } from "./email.copy";

/** The form; with the address the person already has it asks to verify that one. */
export const changeEmailSchema = z.object({
  email: emailSchema,
  password: z.string({ error: authCopy.passwordRequired }).min(1, authCopy.passwordRequired).max(512),
});

export const emailLinkSentSchema = z.object({ success: z.literal(true), message: z.string() });

export const confirmEmailSchema = z.object({ token: z.string({ error: emailCopy.invalidToken }).max(200) });

export const emailConfirmedSchema = z.object({ success: z.literal(true), email: z.string() });
