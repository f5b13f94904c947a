import { z } from "zod";
import { authCopy } from "@/lib/auth/copy";

/** `code` is needed with two-step sign-in. */
export const closeAccountSchema = z.object({
  password: z.string({ error: authCopy.passwordRequired }).min(1, authCopy.passwordRequired).max(512),
  code: z.string().trim().max(40).optional(),
});

export const accountClosedSchema = z.object({ success: z.literal(true), message: z.string() });
