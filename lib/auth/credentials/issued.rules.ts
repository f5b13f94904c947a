/** What became of a link that an admin issued: it works, was used, a newer one took its place, or its hour is over. */
export const linkStates = ["open", "used", "replaced", "expired"] as const;
export type LinkState = (typeof linkStates)[number];
