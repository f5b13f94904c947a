export const undoCopy = {
  tooLate: "It’s too late to undo this. They’ve been notified.",
  late: "It’s too late to undo this.",
  moved: "This has changed since your decision, so it can’t be undone.",
  vendorUsed:
    "Someone already wrote to this vendor, or they ordered a plan, so the approval can’t be undone. You can still suspend them.",
  used: "Someone already wrote about this, saved it, or made an offer, so the approval can’t be undone. You can still remove it.",
} as const;
