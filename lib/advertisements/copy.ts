import type { AdPosition } from "./rules";

/** Exact wording from spec sections 2 and 8. */
export const advertisementCopy = {
  label: "Ad",
  loadFailed: (position: AdPosition) => `Failed to fetch ${position} advertisements`,
} as const;
