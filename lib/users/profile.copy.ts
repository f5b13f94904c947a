export const profileCopy = {
  saved: "Your profile was saved.",
  changedMeanwhile: "Your profile was changed on another device. Please check it again.",
  timeZoneInvalid: "Choose a time zone.",
  nothingToChange: "There’s nothing to change.",
} as const;
