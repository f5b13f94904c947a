import type { NotificationType } from "@/lib/notifications/preferences/preferences.rules";
import { isPrivateType, type PrivateType } from "@/lib/notifications/mail/mail.rules";
import { maxOpenReasonLength } from "./outbox.rules";

export const outboxCopy = {
  noMail: "This message doesn’t exist.",
  noReason: "Enter a reason.",
  reasonTooLong: `Keep the reason under ${maxOpenReasonLength} characters.`,
  notPrivate: "This email opens without a reason.",
} as const;

const mailStatusNames = {
  queued: "Waiting",
  sending: "Being sent",
  sent: "Sent",
  failed: "Failed",
} as const;

/** Without a mail server, "sent" mail is only saved in the outbox. */
export function mailStatusName(status: keyof typeof mailStatusNames, delivers: boolean): string {
  return status === "sent" && !delivers ? "Saved" : mailStatusNames[status];
}

export const privateSubjects: Record<PrivateType, string> = {
  message: "New message",
  offer: "Offer or viewing",
  application: "Job application",
  price_drop: "Price drop",
  saved_search: "Saved search",
  saver_offer: "Offer for a saved listing",
};

export function privateSubject(type: NotificationType | null): string {
  return type && isPrivateType(type) ? privateSubjects[type] : "Digest";
}
