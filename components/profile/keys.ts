export const profileKeys = {
  profile: ["profile"],
  devices: ["profile", "devices"],
  calendar: ["profile", "calendar"],
  choices: ["profile", "notifications"],
  apiKeys: ["profile", "api-keys"],
  identities: ["profile", "identities"],
  secondStep: ["profile", "second-step"],
} as const;
