export const visitKeys = { live: ["visits", "live"] } as const;
