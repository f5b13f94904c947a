export const searchCopy = {
  suggestionsFailed: "Failed to fetch suggestions",
  viewAll: "View all matching products",
  geolocationUnsupported: "Geolocation is not supported by your browser",
  locationUnknown: "Unable to retrieve your location",
} as const;
