export const searchCopy = {
  suggestionsFailed: "Failed to fetch suggestions",
  viewAll: "View all matching products",
} as const;
