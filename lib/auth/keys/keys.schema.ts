import { z } from "zod";
import { plainLine } from "@/lib/shared/plain-line";
import { scopes } from "@/lib/shared/scopes";
import { passwordFormSchema } from "../credentials/second-step.schema";
import { keyCopy } from "./keys.copy";
import { maxApiKeyDays } from "./keys.rules";

export const newApiKeySchema = z
  .object({
    name: z
      .string(keyCopy.nameRequired)
      .trim()
      .min(1, keyCopy.nameRequired)
      .max(60, keyCopy.nameTooLong)
      .refine(...plainLine)
      .describe("Name that tells the keys of a person apart"),
    scopes: z
      .array(z.enum(scopes))
      .min(1, keyCopy.scopesRequired)
      .max(scopes.length)
      .transform((chosen) => scopes.filter((scope) => chosen.includes(scope)))
      .describe("Permissions of the key"),
    days: z
      .int(keyCopy.daysRange)
      .min(1, keyCopy.daysRange)
      .max(maxApiKeyDays, keyCopy.daysRange)
      .describe("Lifetime in days"),
    password: passwordFormSchema.shape.password,
    code: z.string().trim().max(40).optional().describe("Two-step sign-in code, if two-step sign-in is on"),
  })
  .meta({ id: "NewApiKey" });

export const apiKeySchema = z
  .object({
    id: z.uuid().describe("Id of the key"),
    name: z.string().describe("Name that its owner gave it"),
    start: z.string().describe("First letters of the key"),
    scopes: z.array(z.enum(scopes)).describe("Permissions of the key"),
    createdAt: z.iso.datetime().describe("Time at which it was created"),
    lastUsedAt: z.iso
      .datetime()
      .nullable()
      .describe("Time of its last request, to the minute; null before the first"),
    expiresAt: z.iso.datetime().describe("Time at which it stops working"),
    expired: z.boolean().describe("True once it has stopped working"),
  })
  .meta({ id: "ApiKey" });

export const apiKeysSchema = z.array(apiKeySchema);

export const createdApiKeySchema = z
  .object({
    key: z.string().describe("The key itself, in this answer only"),
    apiKey: apiKeySchema.describe("The key without its secret"),
  })
  .meta({ id: "CreatedApiKey" });

export const apiKeyParamsSchema = z.object({ id: z.uuid(keyCopy.unknown).describe("Id of the key") });

export const apiKeyRevokedSchema = z.object({ success: z.literal(true).describe("Always true") });
