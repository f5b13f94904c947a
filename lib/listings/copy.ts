/** Required wording from spec sections 2 and 8. */
export const listingCopy = {
  listingsFailed: "Failed to fetch listings",
  noneFound: "No listings found",
  applyFilters: "Apply Filters",
  clearAll: "Clear All",
  reduced: "Reduced",
  chooseSubcategory: "Choose a subcategory from the list.",
} as const;
