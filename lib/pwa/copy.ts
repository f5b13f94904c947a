export const pwaCopy = {
  /** Exact text of spec section 2. */
  loading: "LOADING",
  offlineTitle: "You’re offline",
  offlineText: "We can’t reach this page without a connection. Check your network and try again.",
  offlineListings: "Listings you can read now",
  updateReady: "A new version is ready",
  update: "Update",
  later: "Later",
  /** Exact text of spec section 2. */
  install: "Download App",
  opening: "Opening…",
  dismissInstall: "Not now",
  iosTitle: "Install on your iOS device",
  iosSteps: [
    "Tap Share in your browser’s toolbar",
    "Scroll down and tap Add to Home Screen",
    "Tap Add in the top corner",
  ],
  gotIt: "Got it",
  /** Exact text of spec section 4. */
  pullHint: "Pull down to refresh",
  release: "Release to refresh",
  refreshing: "Refreshing…",
} as const;
