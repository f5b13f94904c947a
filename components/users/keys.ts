export const userKeys = { current: ["user"] } as const;
