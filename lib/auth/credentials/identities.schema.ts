import { z } from "zod";
import { passwordFormSchema } from "./second-step.schema";

export const identitySchema = z.object({
  id: z.uuid(),
  /** The provider's name, or its host. */
  provider: z.string(),
  /** The address at the provider when it was linked. */
  email: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});

export const identitiesSchema = z.array(identitySchema);

export const identityParamsSchema = z.object({ id: z.uuid() });

/** The password is the way to sign in that is left. */
export const removeIdentitySchema = passwordFormSchema.extend({ code: z.string().trim().max(40).optional() });

export const identityRemovedSchema = z.object({ success: z.literal(true) });

/** Who somebody is at a provider. */
export const linkSchema = z.object({
  issuer: z.string().min(1).max(255),
  subject: z.string().min(1).max(255),
  email: z.string().min(1).max(254),
});
