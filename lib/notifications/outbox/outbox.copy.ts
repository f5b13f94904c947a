import type { NotificationType } from "@/lib/notifications/preferences/preferences.rules";
import { isPrivateType, type PrivateType } from "@/lib/notifications/mail/mail.rules";
import { maxOpenReasonLength } from "./outbox.rules";

export const outboxCopy = {
  noMail: "This message doesn’t exist.",
  noReason: "Enter a reason.",
  reasonTooLong: `Keep the reason under ${maxOpenReasonLength} characters.`,
  notPrivate: "This email opens without a reason.",
} as const;

export const privateSubjects: Record<PrivateType, string> = {
  message: "New message",
  offer: "Offer or viewing",
  application: "Job application",
  price_drop: "Price drop",
  saved_search: "Saved search",
};

export function privateSubject(type: NotificationType | null): string {
  return type && isPrivateType(type) ? privateSubjects[type] : "Digest";
}
