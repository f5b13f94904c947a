export const documentKeys = { all: ["documents"], list: ["documents", "list"] } as const;
