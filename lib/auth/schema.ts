import { z } from "zod";
import { userSchema } from "@/lib/users/schema";
import { authCopy } from "./copy";

/** Bodies may be long, passwords may not: argon2 hashes what is sent, so the length is capped before it runs. */
export const loginSchema = z.object({
  username: z.string().trim().min(1, authCopy.usernameRequired).max(320),
  password: z.string().min(1, authCopy.passwordRequired).max(512),
  rememberMe: z.boolean().optional(),
});

export const signedInSchema = userSchema.extend({ token: z.string() });

export const logoutSchema = z.object({ success: z.boolean() });

export const tokenSchema = z.object({ token: z.string() });

/** The shape next-auth's own client reads; empty when nobody is signed in. */
export const authSessionSchema = z.object({
  user: z
    .object({ id: z.string(), name: z.string(), role: z.enum(["customer", "vendor", "admin"]) })
    .optional(),
  expires: z.string().optional(),
});
