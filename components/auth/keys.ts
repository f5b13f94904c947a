export const authKeys = { resetToken: (token: string | null) => ["reset-token", token] } as const;
