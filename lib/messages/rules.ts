import type { ListingStatus } from "@/lib/listings/rules";

/** No box contains deleted threads. `all` and `unread` exclude archived ones, but a search in `all` includes them. */
export const inboxBoxes = ["all", "unread", "archived"] as const;
export type InboxBox = (typeof inboxBoxes)[number];

export const conversationPageSize = 25;
export const maxConversationPageSize = 50;
export const messagePageSize = 40;
export const maxMessagePageSize = 100;
export const conversationCountCap = 1000;
export const maxInboxSearch = 100;

export const maxMessageLength = 2000;
export const maxAttachments = 5;

/** Daily limits (contract section 4); the second applies until the email address is confirmed. */
export const messageLimit = {
  name: "messages",
  points: 100,
  seconds: 86_400,
  network: { points: 60, seconds: 600 },
};
export const unconfirmedLimit = {
  name: "messages-unconfirmed",
  points: 3,
  seconds: 86_400,
  network: { points: 12, seconds: 3600 },
};

/** An account this young can start conversations with `newContactsPerDay` people it hasn't talked with. */
export const newAccountDays = 7;
export const newContactsPerDay = 5;

/** Time from the last unread message to the email about it. */
export const mailQuietMinutes = 10;
export const mailedMessages = 5;

/** Shorter than `mailQuietMinutes`, so that no email contains a message that was taken back. */
export const takeBackMinutes = 5;

export const contactableListingStatuses: readonly ListingStatus[] = ["approved", "reserved"];

/** `starter` made the inquiry; `owner` has the listing, job or shop. */
export const sides = ["starter", "owner"] as const;
export type Side = (typeof sides)[number];

export const sendObstacles = ["you_blocked", "you_suspended", "they_unavailable"] as const;
export type SendObstacle = (typeof sendObstacles)[number];

type SendState = {
  youBlocked: boolean;
  theyBlocked: boolean;
  youSuspended: boolean;
  theyGone: boolean;
};

/** Doesn't reveal a block by the other side: that returns `they_unavailable` as well. */
export function findObstacle(state: SendState): SendObstacle | null {
  if (state.youSuspended) return "you_suspended";
  if (state.youBlocked) return "you_blocked";
  return state.theyBlocked || state.theyGone ? "they_unavailable" : null;
}

export const maxBlocked = 500;
export const maxQuickReplies = 20;
