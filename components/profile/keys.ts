/** Where the profile's answers are kept; the page fills them on the server. */
export const profileKeys = {
  profile: ["profile"],
  devices: ["profile", "devices"],
  choices: ["profile", "notifications"],
  apiKeys: ["profile", "api-keys"],
  identities: ["profile", "identities"],
  secondStep: ["profile", "second-step"],
} as const;
