/** Required wording from spec section 8. */
export const favoriteCopy = {
  signInRequired: "Authentication Required - Please log in to save favorites.",
  added: "Added to favorites",
  removed: "Removed from favorites",
  addFailed: "Failed to add to favorites.",
  removeFailed: "Failed to remove from favorites.",
  unknownListing: "This listing doesn’t exist.",
  notSaved: "Save this listing first, then add a note.",
  noteFailed: "We couldn’t save your note",
} as const;
