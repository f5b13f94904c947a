import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./second-step.schema";

export type SecondStepDto = z.output<typeof schema.secondStepSchema>;
export type EnrolmentDto = z.output<typeof schema.enrolmentSchema>;
export type RecoveryCodesDto = z.output<typeof schema.recoveryCodesSchema>;

export const loginTotp = endpoint({
  method: "POST",
  path: "/api/login/totp",
  summary: "Finish signing in with a code from your app or a recovery code: 5 tries within 5 minutes",
  access: "any",
  signsIn: true,
  refuses: ["conflict", "not_signed_in"],
  schemas: async () => ({
    body: (await import("./second-step.schema")).challengeAnswerSchema,
    response: (await import("../schema")).signedInSchema,
  }),
});

export const getSecondStep = endpoint({
  method: "GET",
  path: "/api/profile/second-step",
  summary: "Get whether two-step sign-in is on",
  access: "member",
  schemas: async () => ({ response: (await import("./second-step.schema")).secondStepSchema }),
});

export const enrolSecondStep = endpoint({
  method: "POST",
  path: "/api/profile/second-step",
  summary:
    "Start setting up two-step sign-in: a new key as text and QR code. It’s on after the first valid code.",
  access: "member",
  refuses: ["conflict"],
  schemas: async () => {
    const s = await import("./second-step.schema");
    return { body: s.passwordFormSchema, response: s.enrolmentSchema };
  },
});

export const confirmSecondStep = endpoint({
  method: "POST",
  path: "/api/profile/second-step/confirm",
  summary: "Turn on two-step sign-in with the first code. Returns the recovery codes once.",
  access: "member",
  refuses: ["conflict"],
  schemas: async () => {
    const s = await import("./second-step.schema");
    return { body: s.codeFormSchema, response: s.recoveryCodesSchema };
  },
});

export const disableSecondStep = endpoint({
  method: "POST",
  path: "/api/profile/second-step/disable",
  summary: "Turn off two-step sign-in. Needs your password and a code.",
  access: "member",
  refuses: ["conflict"],
  schemas: async () => {
    const s = await import("./second-step.schema");
    return { body: s.passwordAndCodeSchema, response: s.secondStepSchema };
  },
});

export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: "/api/profile/second-step/recovery-codes",
  summary: "Replace all recovery codes with new ones. Needs your password and a code.",
  access: "member",
  refuses: ["conflict"],
  schemas: async () => {
    const s = await import("./second-step.schema");
    return { body: s.passwordAndCodeSchema, response: s.recoveryCodesSchema };
  },
});
