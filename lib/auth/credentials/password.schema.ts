import { z } from "zod";
import { resetCopy } from "../copy";
import { newPasswordSchema } from "../schema";
import { passwordCopy } from "./password.copy";

export const changePasswordSchema = z
  .object({
    currentPassword: z
      .string({ error: passwordCopy.currentRequired })
      .min(1, passwordCopy.currentRequired)
      .max(512)
      .describe("Current password of the account"),
    newPassword: newPasswordSchema.describe("New password"),
  })
  .meta({ id: "PasswordChange" });

export const changePasswordFormSchema = changePasswordSchema
  .extend({ confirmPassword: z.string().min(1, resetCopy.confirmTooShort) })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ["confirmPassword"],
    message: resetCopy.passwordsDiffer,
  });

export const passwordChangedSchema = z
  .object({
    success: z.literal(true).describe("Always true"),
    endedSessions: z.number().int().describe("Number of other sessions that were ended"),
  })
  .meta({ id: "PasswordChangeResult" });
