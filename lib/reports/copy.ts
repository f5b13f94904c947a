export const reportCopy = {
  chooseReason: "Choose a reason",
  textRequired: "Tell us what’s wrong",
  tooLong: "At most 2,000 characters",
  notFound: "There’s nothing to report at this address.",
  tooMany: "You’ve sent a lot of reports today. Try again tomorrow.",
} as const;
