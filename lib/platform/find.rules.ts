export const minFindLength = 3;

export const maxResultsPerKind = 5;

export const findKinds = ["person", "vendor", "listing", "job"] as const;
export type FindKind = (typeof findKinds)[number];
