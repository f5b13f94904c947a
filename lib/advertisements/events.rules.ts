export type AdHitKind = "impression" | "click";

export const adEventLimit = { name: "ad-events", points: 600, seconds: 10 * 60 };
