import { z } from "zod";
import { authCopy } from "../copy";
import { challengeSchema } from "../schema";
import { secondStepCopy } from "./second-step.copy";

const code = z
  .string({ error: secondStepCopy.codeRequired })
  .trim()
  .min(1, secondStepCopy.codeRequired)
  .max(40)
  .describe("Six-digit code of the authenticator app, or a recovery code");
const password = z
  .string({ error: authCopy.passwordRequired })
  .min(1, authCopy.passwordRequired)
  .max(512)
  .describe("Current password of the account");

export const challengeAnswerSchema = z
  .object({
    challenge: challengeSchema.shape.challenge.max(200).describe("The `challenge` from POST /api/login"),
    code,
  })
  .meta({ id: "ChallengeAnswer" });

export const codeFormSchema = z.object({ code }).meta({ id: "SecondStepCode" });

export const passwordFormSchema = z.object({ password }).meta({ id: "CurrentPassword" });

export const passwordAndCodeSchema = z
  .object({
    password,
    code,
  })
  .meta({ id: "PasswordAndCode" });

export const secondStepSchema = z
  .object({
    enabled: z.boolean().describe("True if two-step sign-in is on"),
    since: z.iso.datetime().nullable().describe("When it was turned on; null if it’s off"),
    recoveryCodesLeft: z.number().int().describe("Number of unused recovery codes"),
    required: z
      .boolean()
      .describe("True if the site requires it of this account, which then can’t turn it off"),
  })
  .meta({ id: "SecondStep" });

export const enrolmentSchema = z
  .object({
    secret: z.string().describe("Shared secret in base32"),
    uri: z.string().describe("The `otpauth:` address of the secret"),
    qrCode: z.string().describe("QR code of the address, as SVG"),
  })
  .meta({ id: "SecondStepEnrollment" });

export const recoveryCodesSchema = z
  .object({
    recoveryCodes: z.array(z.string()).describe("Recovery codes, shown once"),
  })
  .meta({ id: "RecoveryCodes" });
