import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./second-step.schema";

export type SecondStepDto = z.output<typeof schema.secondStepSchema>;
export type EnrolmentDto = z.output<typeof schema.enrolmentSchema>;
export type RecoveryCodesDto = z.output<typeof schema.recoveryCodesSchema>;

export const loginTotp = endpoint({
  method: "POST",
  path: "/api/login/totp",
  summary: "The second step of a sign-in: a code from the app or a recovery code; 5 minutes, 5 tries",
  access: "any",
  schemas: async () => ({
    body: (await import("./second-step.schema")).challengeAnswerSchema,
    response: (await import("../schema")).signedInSchema,
  }),
});

export const getSecondStep = endpoint({
  method: "GET",
  path: "/api/profile/second-step",
  summary: "Whether two-step sign-in is on",
  access: "member",
  schemas: async () => ({ response: (await import("./second-step.schema")).secondStepSchema }),
});

export const enrolSecondStep = endpoint({
  method: "POST",
  path: "/api/profile/second-step",
  summary: "Begins two-step sign-in: a new key as text and QR code, on after the first right code",
  access: "member",
  schemas: async () => {
    const s = await import("./second-step.schema");
    return { body: s.passwordFormSchema, response: s.enrolmentSchema };
  },
});

export const confirmSecondStep = endpoint({
  method: "POST",
  path: "/api/profile/second-step/confirm",
  summary: "Turns two-step sign-in on with the first code; answers with the recovery codes, once",
  access: "member",
  schemas: async () => {
    const s = await import("./second-step.schema");
    return { body: s.codeFormSchema, response: s.recoveryCodesSchema };
  },
});

export const disableSecondStep = endpoint({
  method: "POST",
  path: "/api/profile/second-step/disable",
  summary: "Turns two-step sign-in off; needs the password and a code",
  access: "member",
  schemas: async () => {
    const s = await import("./second-step.schema");
    return { body: s.disableFormSchema, response: s.secondStepSchema };
  },
});

export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: "/api/profile/second-step/recovery-codes",
  summary: "New recovery codes in place of all old ones",
  access: "member",
  schemas: async () => {
    const s = await import("./second-step.schema");
    return { body: s.passwordFormSchema, response: s.recoveryCodesSchema };
  },
});
