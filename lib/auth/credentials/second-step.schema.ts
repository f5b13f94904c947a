import { z } from "zod";
import { authCopy } from "../copy";
import { challengeSchema } from "../schema";
import { secondStepCopy } from "./second-step.copy";

const code = z
  .string({ error: secondStepCopy.codeRequired })
  .trim()
  .min(1, secondStepCopy.codeRequired)
  .max(40);
const password = z.string({ error: authCopy.passwordRequired }).min(1, authCopy.passwordRequired).max(512);

/** `code` is six digits from the app, or a recovery code. */
export const challengeAnswerSchema = z.object({ challenge: challengeSchema.shape.challenge.max(200), code });

export const codeFormSchema = z.object({ code });

export const passwordFormSchema = z.object({ password });

export const passwordAndCodeSchema = z.object({ password, code });

export const secondStepSchema = z.object({
  enabled: z.boolean(),
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.number().int(),
  /** An admin cannot turn it off while the site requires it. */
  required: z.boolean(),
});

/** Shown once: the key to type, the address behind the QR code, and the QR code as a data address. */
export const enrolmentSchema = z.object({ secret: z.string(), uri: z.string(), qrCode: z.string() });

/** Shown once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
