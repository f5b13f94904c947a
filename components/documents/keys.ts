/** Query key of a person's own files. */
export const documentKeys = { all: ["documents"], list: ["documents", "list"] } as const;
