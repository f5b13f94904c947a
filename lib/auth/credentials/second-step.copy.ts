export const secondStepCopy = {
  wrongCode: "That code isn’t right. Try the newest one from your app, or a recovery code.",
  codeRequired: "Enter the code from your app or a recovery code",
  challengeExpired: "This sign-in took too long. Please sign in again.",
  tooManyCodes: "Too many wrong codes. Please wait a while and try again.",
  alreadyOn: "Two-step sign-in is already on.",
  notOn: "Two-step sign-in isn’t on.",
  requiredForAdmins: "Two-step sign-in is required for administrators.",
} as const;
