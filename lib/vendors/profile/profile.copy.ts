export const businessProfileCopy = {
  aboutTooLong: "At most 5,000 characters",
  cityTooLong: "At most 80 characters",
  stateWrong: "Choose a state",
  websiteWrong: "Enter a full link that starts with https:// or http://",
  noHours: "Choose different opening and closing times, or open 24 hours",
  dateWrong: "Choose the day you’ll be back",
  datePassed: "Choose a future day within a year",
  messageTooLong: "At most 500 characters",
  versionMissing: "Say which version of your profile you changed.",
  changedMeanwhile: "Your profile was changed in another tab or on another device.",
} as const;
