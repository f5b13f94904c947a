import { z } from "zod";
import { registrationCopy } from "../copy";
import { linkSchema } from "../credentials/identities.schema";
import { passwordFormSchema } from "../credentials/second-step.schema";
import { accountSchema, customerSignUpSchema, emailSchema } from "../schema";

export const startOidcSchema = z.object({
  next: z.string().max(2000).optional().describe("Path of this site to return to"),
});

export const oidcStartedSchema = z.object({ url: z.url().describe("URL of the provider’s sign-in") });

export const oidcReturnQuerySchema = z.object({
  code: z.string().max(4000).optional().describe("Authorization code of the provider"),
  state: z.string().max(1000).optional().describe("State that the sign-in began with"),
  error: z.string().max(200).optional().describe("Error code of the provider"),
});

export const linkOidcSchema = passwordFormSchema;

export const registerOidcSchema = accountSchema
  .pick({ firstName: true, lastName: true, username: true })
  .extend({
    phone: customerSignUpSchema.shape.phone,
    terms: z.literal(true, { error: registrationCopy.termsRequired }).describe("True to accept the terms"),
    referralCode: z.string().max(200).optional().describe("Code of the person who invited you"),
  })
  .meta({ id: "ProviderSignUp" });

export const claimsSchema = z.object({
  iss: linkSchema.shape.issuer,
  sub: linkSchema.shape.subject,
  email: emailSchema.optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
});

const next = z.string().nullable();

export const ticketSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("start"), next }),
  z.object({ kind: z.literal("link"), next, link: linkSchema }),
  z.object({
    kind: z.literal("register"),
    next,
    link: linkSchema,
    firstName: z.string(),
    lastName: z.string(),
  }),
  z.object({ kind: z.literal("code"), next, challenge: z.string() }),
]);
