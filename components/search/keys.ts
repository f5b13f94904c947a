export const searchKeys = { suggestions: (query: string) => ["suggestions", query.toLowerCase()] } as const;
