/** Fewer letters are in too much. */
export const minFindLength = 3;

/** Of each kind at most. */
export const maxResultsPerKind = 5;

export const findKinds = ["person", "vendor", "listing", "job"] as const;
export type FindKind = (typeof findKinds)[number];
