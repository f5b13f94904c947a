import { formatWait } from "@/lib/shared/wait";

export const passwordCopy = {
  currentRequired: "Enter your current password",
  currentWrong: "That’s not your current password.",
  tooManyTries: (seconds: number) => `Too many wrong passwords. Try again ${formatWait(seconds)}.`,
  sameAsBefore: "Choose a password that’s different from your current one.",
  changed: "Your password was changed. We signed out your other devices.",
} as const;
