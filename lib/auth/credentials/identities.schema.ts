import { z } from "zod";
import { passwordFormSchema } from "./second-step.schema";

export const identitySchema = z
  .object({
    id: z.uuid().describe("Id of the linked sign-in"),
    provider: z.string().describe("Name of the provider, or its host"),
    email: z.string().describe("Address at the provider when it was linked"),
    createdAt: z.iso.datetime().describe("Time at which it was linked"),
    lastUsedAt: z.iso.datetime().describe("Time of the last sign-in with it"),
  })
  .meta({ id: "LinkedSignIn" });

export const identitiesSchema = z.array(identitySchema);

export const identityParamsSchema = z.object({ id: z.uuid().describe("Id of the linked sign-in") });

export const removeIdentitySchema = passwordFormSchema.extend({
  code: z.string().trim().max(40).optional().describe("Two-step sign-in code, if two-step sign-in is on"),
});

export const identityRemovedSchema = z.object({ success: z.literal(true).describe("Always true") });

export const linkSchema = z.object({
  issuer: z.string().min(1).max(255),
  subject: z.string().min(1).max(255),
  email: z.string().min(1).max(254),
});
