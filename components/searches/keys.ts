/** Where a person's saved searches are kept. */
export const searchKeys = { all: ["saved-searches"] } as const;
