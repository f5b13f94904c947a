import { endpoint } from "@/lib/shared/endpoint";

export const requestPasswordReset = endpoint({
  method: "POST",
  path: "/api/request-password-reset",
  summary: "Sends a reset link by mail; the same answer whether or not the account exists",
  access: "any",
  schemas: async () => {
    const s = await import("../schema");
    return { body: s.resetRequestSchema, response: s.resetRequestedSchema };
  },
});

export const validateResetToken = endpoint({
  method: "GET",
  path: "/api/validate-reset-token",
  summary: "Whether a reset link still works, and for whom; 400 with success=false otherwise",
  access: "any",
  schemas: async () => {
    const s = await import("../schema");
    return { query: s.resetTokenQuerySchema, response: s.resetTokenSchema };
  },
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/api/reset-password",
  summary: "Sets a new password with a reset link, once, and ends every session of the account",
  access: "any",
  schemas: async () => {
    const s = await import("../schema");
    return { body: s.resetPasswordBodySchema, response: s.resetDoneSchema };
  },
});
