export const profileKeys = {
  profile: ["profile"],
  devices: ["profile", "devices"],
  calendar: ["profile", "calendar"],
  choices: ["profile", "notifications"],
  quietHours: ["profile", "quiet-hours"],
  apiKeys: ["profile", "api-keys"],
  identities: ["profile", "identities"],
  passkeys: ["profile", "passkeys"],
  secondStep: ["profile", "second-step"],
} as const;
