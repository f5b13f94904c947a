/** Exact sentences of spec section 8. */
export const favoriteCopy = {
  signInRequired: "Authentication Required - Please log in to save favorites.",
} as const;
