import { endpoint } from "@/lib/shared/endpoint";

export const requestPasswordReset = endpoint({
  method: "POST",
  path: "/api/request-password-reset",
  summary: "Email a reset link. The answer is the same whether or not the account exists.",
  access: "any",
  schemas: async () => {
    const s = await import("../schema");
    return { body: s.resetRequestSchema, response: s.resetRequestedSchema };
  },
});

export const validateResetToken = endpoint({
  method: "GET",
  path: "/api/validate-reset-token",
  summary:
    "Check whether a reset link still works, and for which account. 400 with `success: false` if it doesn’t.",
  access: "any",
  schemas: async () => {
    const s = await import("../schema");
    return { query: s.resetTokenQuerySchema, response: s.resetTokenSchema };
  },
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/api/reset-password",
  summary: "Set a new password with a reset link, which works once. Ends all sessions of the account.",
  access: "any",
  schemas: async () => {
    const s = await import("../schema");
    return { body: s.resetPasswordBodySchema, response: s.resetDoneSchema };
  },
});
