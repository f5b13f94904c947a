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

export const savedJobCopy = {
  signInRequired: "Log in to save jobs.",
  added: "Job saved",
  removed: "Removed from saved jobs",
  addFailed: "We couldn’t save this job.",
  removeFailed: "We couldn’t remove this job.",
  unknownJob: "This job doesn’t exist.",
} as const;
