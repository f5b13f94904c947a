import { formatWait } from "@/lib/shared/wait";
import type { SendObstacle } from "./rules";
import type { MessageWarning } from "./warnings.rules";

export const messageCopy = {
  unknownConversation: "This conversation doesn’t exist.",
  unknownListing: "This listing doesn’t exist.",
  unknownVendor: "This vendor doesn’t exist.",
  unknownJob: "This job doesn’t exist.",
  listingGone: "This listing is no longer available.",
  jobGone: "This job is no longer accepting questions.",
  yourself: "You can’t send a message to yourself.",
  empty: "Write a message",
  tooLong: "At most 2,000 characters",
  tooManyFiles: "At most 5 files",
  unknownFile: "One of the files is missing. Attach it again.",
  oneSubject: "Choose one listing, vendor or job",
  tooMany: "You’ve sent 100 messages today. Try again tomorrow.",
  tooManyNewPeople: (seconds: number) =>
    `New accounts can write to 5 new people a day. You can write to someone new ${formatWait(seconds)}.`,
  firstIsHeld: "Your first message is waiting for a check. You can write more once it’s delivered.",
  waitingForCheck: "Waiting for a check",
  refused: "Not delivered",
  heldNotice: "We didn’t deliver your message",
  unconfirmed: "Confirm your email to send more than 3 messages a day.",
  blockYourself: "You can’t block yourself.",
  unknownPerson: "This person doesn’t exist.",
  tooManyBlocked: "You’ve blocked 500 people. Unblock someone first.",
  unknownQuickReply: "This quick reply doesn’t exist.",
  nameIt: "Name your quick reply",
  titleTooLong: "At most 80 characters",
  quickReplyChanged:
    "You changed this quick reply in another tab or on another device. Please check it again.",
  tooManyQuickReplies: "You have 20 quick replies. Delete one first.",
  unknownMessage: "This message doesn’t exist.",
  takenBack: "Message taken back",
  tooLateToTakeBack: "You can only take back a message within 5 minutes.",
  sentFiles: (count: number) => (count === 1 ? "Sent a file" : `Sent ${count} files`),
  notice: (name: string) => `New message from ${name}`,
} as const;

export const obstacleCopy: Record<SendObstacle, string> = {
  you_blocked: "You blocked this person. Unblock them to send a message.",
  you_suspended: "Your vendor account is suspended. You can read your messages but not send any.",
  they_unavailable: "You can’t send messages to this person right now.",
};

export const warningTitle = "Be careful with this message";

export const warningCopy: Record<MessageWarning, string> = {
  payment:
    "It’s about a payment outside this site. Don’t open payment links, and never pay with gift cards, wire transfers or crypto.",
  phone: "It contains a phone number. Chat here until you know who you’re dealing with.",
  off_site: "It asks you to write somewhere else, where our team can’t help you.",
  word: "It contains words that our team warns about.",
};
