/** Where the profile's answers are kept; the page fills them on the server. */
export const profileKeys = {
  profile: ["profile"],
  devices: ["profile", "devices"],
  choices: ["profile", "notifications"],
  apiKeys: ["profile", "api-keys"],
  secondStep: ["profile", "second-step"],
} as const;
