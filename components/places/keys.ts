export const placeKeys = {
  suggestions: (text: string) => ["places", "suggestions", text] as const,
  offers: (query: string) => ["places", "offers", query] as const,
};
