export type AdHitKind = "impression" | "click";

/** What one address may report; beyond it nothing is counted. */
export const adEventLimit = { name: "ad-events", points: 600, seconds: 10 * 60 };
