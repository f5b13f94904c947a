import type { ReportSubject } from "./rules";

export const reportModerationCopy = {
  decided: "Someone already handled these reports. Please take another look.",
  reasonRequired: "Give a reason. The owner will see it.",
  reasonTooLong: "Please keep the reason under 500 characters.",
  adminsOnly: "Only administrators can suspend people and businesses.",
  noThread: "No one has reported this conversation, or its reports are closed.",
} as const;

type Words = {
  thing: string;
  act: string;
  help: string;
  done: string;
};

export const reportWords: Record<ReportSubject, Words> = {
  listing: {
    thing: "listing",
    act: "Remove listing",
    help: "The vendor will see this. The listing comes off the site.",
    done: "removed",
  },
  review: {
    thing: "review",
    act: "Hide review",
    help: "The author will see this. The review comes off the site.",
    done: "hidden",
  },
  message: {
    thing: "message",
    act: "Suspend sender",
    help: "The sender will see this and won’t be able to sign in. A vendor’s listings come off the site.",
    done: "suspended",
  },
  job: {
    thing: "job",
    act: "Remove job",
    help: "The poster will see this. The job comes off the site.",
    done: "removed",
  },
  vendor: {
    thing: "vendor",
    act: "Suspend vendor",
    help: "The vendor will see this. All of their listings come off the site.",
    done: "suspended",
  },
};

export const senderReasonTemplates = [
  { name: "Scam", text: "Messages from your account tried to move a payment off this site." },
  { name: "Harassment", text: "Messages from your account were offensive or harassing." },
  { name: "Spam", text: "Your account sent the same message to many people." },
] as const;
