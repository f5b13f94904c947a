/** Where suggestions are kept, whatever the case of what was typed. */
export const searchKeys = { suggestions: (query: string) => ["suggestions", query.toLowerCase()] } as const;
