export const linkStates = ["open", "used", "replaced", "expired"] as const;
export type LinkState = (typeof linkStates)[number];
