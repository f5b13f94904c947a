export const passwordCopy = {
  currentRequired: "Enter your current password",
  currentWrong: "That’s not your current password.",
  tooManyTries: "Too many wrong passwords. Please wait a few minutes and try again.",
  sameAsBefore: "Choose a password that’s different from your current one.",
  changed: "Your password was changed. We signed out your other devices.",
} as const;
