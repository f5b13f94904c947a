export const placeKeys = {
  suggestions: (text: string) => ["places", "suggestions", text] as const,
};
