/** Where the signed-in user is kept; guarded pages fill it on the server. */
export const userKeys = { current: ["user"] } as const;
