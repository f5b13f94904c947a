export const searchCopy = {
  suggestionsFailed: "Failed to fetch suggestions",
  viewAll: "View all matching products",
  hint: "Say what you need, where, and for how much: “2 bedroom apartment in Austin under $1,500”.",
  geolocationUnsupported: "Geolocation is not supported by your browser",
  locationUnknown: "Unable to retrieve your location",
} as const;
