import { z } from "zod";
import { plainLine } from "@/lib/shared/plain-line";
import { passkeyCopy as copy } from "./passkeys.copy";
import { passkeyNameLength } from "./passkeys.rules";
import { passwordFormSchema } from "./second-step.schema";

const encoded = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max);

const identity = {
  id: encoded(1400).describe("Id of the credential, base64url"),
  rawId: encoded(1400).describe("The same id"),
  type: z.literal("public-key").describe("Always `public-key`"),
};

export const creationSchema = z
  .object({
    ...identity,
    response: z
      .object({
        clientDataJSON: encoded(2000).describe("Client data, base64url"),
        attestationObject: encoded(4000).describe("Attestation, base64url"),
        transports: z
          .array(z.string().max(30))
          .max(10)
          .optional()
          .describe("Ways to reach the authenticator"),
      })
      .describe("Response of `navigator.credentials.create()`"),
  })
  .meta({ id: "PasskeyCreation" });

export const assertionSchema = z
  .object({
    ...identity,
    response: z
      .object({
        clientDataJSON: encoded(2000).describe("Client data, base64url"),
        authenticatorData: encoded(1000).describe("Authenticator data, base64url"),
        signature: encoded(1500).describe("Signature, base64url"),
        userHandle: encoded(100).optional().describe("Id of the account, base64url"),
      })
      .describe("Response of `navigator.credentials.get()`"),
  })
  .meta({ id: "PasskeyAssertion" });

export const passkeySchema = z
  .object({
    id: z.uuid().describe("Id of the passkey"),
    name: z.string().describe("Name that the person gave"),
    synced: z.boolean().describe("True if it’s copied to the person’s other devices"),
    createdAt: z.iso.datetime().describe("Time at which it was added"),
    lastUsedAt: z.iso.datetime().nullable().describe("Time of the last sign-in with it; null if never used"),
  })
  .meta({ id: "Passkey" });

export const passkeysSchema = z.array(passkeySchema);

export const passkeyParamsSchema = z.object({ id: z.uuid().describe("Id of the passkey") });

export const stepUpSchema = passwordFormSchema
  .extend({
    code: z.string().trim().max(40).optional().describe("Two-step sign-in code, if two-step sign-in is on"),
  })
  .meta({ id: "StepUp" });

export const passkeyNameSchema = z.object({
  name: z
    .string({ error: copy.nameRequired })
    .trim()
    .min(1, copy.nameRequired)
    .max(passkeyNameLength, copy.nameTooLong)
    .refine(...plainLine)
    .describe("Name of the passkey, such as its device"),
});

export const newPasskeySchema = passkeyNameSchema
  .extend({ credential: creationSchema.describe("The new credential") })
  .meta({ id: "NewPasskey" });

const descriptor = z.object({
  id: z.string().describe("Id of a credential"),
  type: z.literal("public-key").describe("Always `public-key`"),
});

export const creationOptionsSchema = z
  .object({
    challenge: z.string().describe("Challenge, valid once and for five minutes"),
    rp: z
      .object({ id: z.string().describe("Host of the site"), name: z.string().describe("Name of the site") })
      .describe("The site"),
    user: z
      .object({
        id: z.string().describe("Id of the account, base64url"),
        name: z.string().describe("Username"),
        displayName: z.string().describe("Username"),
      })
      .describe("The account"),
    pubKeyCredParams: z
      .array(
        z.object({
          alg: z.number().int().describe("COSE number of the algorithm"),
          type: z.literal("public-key").describe("Always `public-key`"),
        }),
      )
      .describe("Accepted algorithms"),
    timeout: z.number().int().describe("Milliseconds"),
    attestation: z.literal("none").describe("Always `none`"),
    excludeCredentials: z.array(descriptor).describe("Passkeys that the account already has"),
    authenticatorSelection: z
      .object({
        residentKey: z.literal("required").describe("Always `required`"),
        requireResidentKey: z.boolean().describe("Always true"),
        userVerification: z.literal("required").describe("Always `required`"),
      })
      .describe("Requirements"),
  })
  .meta({ id: "PasskeyCreationOptions" });

export const requestOptionsSchema = z
  .object({
    challenge: z.string().describe("Challenge, valid once and for five minutes"),
    rpId: z.string().describe("Host of the site"),
    timeout: z.number().int().describe("Milliseconds"),
    userVerification: z.literal("required").describe("Always `required`"),
  })
  .meta({ id: "PasskeyRequestOptions" });

export const passkeyRemovedSchema = z
  .object({ success: z.literal(true).describe("Always true") })
  .meta({ id: "RemovedPasskey" });
