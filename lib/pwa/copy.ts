export const pwaCopy = {
  /** Exact word of spec section 2. */
  loading: "LOADING",
  offlineTitle: "You’re offline",
  offlineText: "We can’t reach this page without a connection. Check your network and try again.",
  keptListings: "Listings you can read now",
  updateReady: "A new version is ready",
  update: "Update",
  later: "Later",
} as const;
