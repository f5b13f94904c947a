import { z } from "zod";
import { authCopy } from "../copy";
import { emailSchema } from "../schema";
import { emailCopy } from "./email.copy";

export const changeEmailSchema = z
  .object({
    email: emailSchema.describe("New email address; the current one asks for another confirmation link"),
    password: z
      .string({ error: authCopy.passwordRequired })
      .min(1, authCopy.passwordRequired)
      .max(512)
      .describe("Current password of the account"),
  })
  .meta({ id: "EmailChange" });

export const emailLinkSentSchema = z
  .object({
    success: z.literal(true).describe("Always true"),
    message: z.string().describe("Message for the person"),
  })
  .meta({ id: "EmailChangeResult" });

export const confirmEmailSchema = z
  .object({
    token: z.string({ error: emailCopy.invalidToken }).max(200).describe("Token of the confirmation link"),
  })
  .meta({ id: "EmailConfirmation" });

export const emailConfirmedSchema = z
  .object({
    success: z.literal(true).describe("Always true"),
    email: z.string().describe("Confirmed email address"),
  })
  .meta({ id: "EmailConfirmationResult" });
