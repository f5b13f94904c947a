import { z } from "zod";
import { authCopy } from "@/lib/auth/copy";

export const closeAccountSchema = z
  .object({
    password: z
      .string({ error: authCopy.passwordRequired })
      .min(1, authCopy.passwordRequired)
      .max(512)
      .describe("Current password of the account"),
    code: z
      .string()
      .trim()
      .max(40)
      .optional()
      .describe("Code of the second step, required with two-step sign-in"),
  })
  .meta({ id: "AccountClosing" });

export const accountClosedSchema = z
  .object({
    success: z.literal(true).describe("Always true"),
    message: z.string().describe("Message for the person"),
  })
  .meta({ id: "ClosedAccount" });
