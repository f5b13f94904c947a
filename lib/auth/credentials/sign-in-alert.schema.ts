import { z } from "zod";
import { signInAlertCopy } from "./sign-in-alert.copy";

export const refuseSignInSchema = z
  .object({
    token: z
      .string({ error: signInAlertCopy.invalidToken })
      .max(200, signInAlertCopy.invalidToken)
      .describe("Token of the link in the email"),
  })
  .meta({ id: "RefusedSignIn" });

export const signInRefusedSchema = z
  .object({
    success: z.literal(true).describe("Always true"),
    message: z.string().describe("Message for the person"),
  })
  .meta({ id: "RefusedSignInResult" });
