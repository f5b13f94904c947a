import { formatWait } from "@/lib/shared/wait";

export const secondStepCopy = {
  wrongCode: "That code isn’t right. Try the newest one from your app, or a recovery code.",
  codeRequired: "Enter the code from your app or a recovery code",
  challengeExpired: "This sign-in took too long. Please sign in again.",
  tooManyCodes: (seconds: number) => `Too many wrong codes. Try again ${formatWait(seconds)}.`,
  alreadyOn: "Two-step sign-in is already on.",
  notOn: "Two-step sign-in isn’t on.",
  requiredForAdmins: "Two-step sign-in is required for administrators.",
} as const;
