/** Where what is known of visits is kept. */
export const visitKeys = { live: ["visits", "live"] } as const;
