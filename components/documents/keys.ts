/** Where a person's own files are kept. */
export const documentKeys = { all: ["documents"], list: ["documents", "list"] } as const;
