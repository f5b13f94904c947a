export const quietCopy = {
  title: "Quiet hours",
  help: "We hold pushes, emails, and reminders until they end. Messages about your account’s security still come right away.",
  incomplete: "Choose both times.",
  same: "Choose two different times.",
  zoneRequired: "Choose a time zone.",
  saved: "Your quiet hours were saved",
  off: "Quiet hours are off",
} as const;
