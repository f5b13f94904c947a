export const searchKeys = { all: ["saved-searches"] } as const;
