export const passwordCopy = {
  currentRequired: "Enter your current password",
  currentWrong: "This is not your current password.",
  tooManyTries: "Too many wrong passwords. Please wait a few minutes and try again.",
  sameAsBefore: "Choose a password that differs from the current one.",
  changed: "Your password was changed. Other devices were signed out.",
} as const;
