export const mailboxLimits = [
  { name: "mailbox-hour", points: 3, seconds: 60 * 60 },
  { name: "mailbox-day", points: 6, seconds: 24 * 60 * 60 },
] as const;
