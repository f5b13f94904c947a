/** Where the answers about sign-in are kept. */
export const authKeys = { resetToken: (token: string | null) => ["reset-token", token] } as const;
