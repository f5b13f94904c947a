import { z } from "zod";
import { scopes } from "@/lib/shared/scopes";
import { passwordFormSchema } from "../credentials/second-step.schema";
import { keyCopy } from "./keys.copy";
import { maxApiKeyDays } from "./keys.rules";

export const newApiKeySchema = z.object({
  name: z.string(keyCopy.nameRequired).trim().min(1, keyCopy.nameRequired).max(60, keyCopy.nameTooLong),
  scopes: z
    .array(z.enum(scopes))
    .min(1, keyCopy.scopesRequired)
    .max(scopes.length)
    .transform((chosen) => scopes.filter((scope) => chosen.includes(scope))),
  /** Lifetime in days. */
  days: z.int(keyCopy.daysRange).min(1, keyCopy.daysRange).max(maxApiKeyDays, keyCopy.daysRange),
  password: passwordFormSchema.shape.password,
  /** Of the second step, where it is on. */
  code: z.string().trim().max(40).optional(),
});

export const apiKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** First letters of the key. */
  start: z.string(),
  scopes: z.array(z.enum(scopes)),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime(),
  expired: z.boolean(),
});

export const apiKeysSchema = z.array(apiKeySchema);

/** `key` is shown once. */
export const createdApiKeySchema = z.object({ key: z.string(), apiKey: apiKeySchema });

export const apiKeyParamsSchema = z.object({ id: z.uuid(keyCopy.unknown) });

export const apiKeyRevokedSchema = z.object({ success: z.literal(true) });
