import type { ListingStatus } from "@/lib/listings/rules";

/** Inbox filters. `all` and `unread` exclude archived threads, but a search in `all` includes them. */
export const inboxBoxes = ["all", "unread", "archived"] as const;
export type InboxBox = (typeof inboxBoxes)[number];

export const conversationPageSize = 25;
export const maxConversationPageSize = 50;
export const messagePageSize = 40;
export const maxMessagePageSize = 100;
/** Counts above this are shown as 'more than'. */
export const conversationCountCap = 1000;
export const maxInboxSearch = 100;

export const maxMessageLength = 2000;
export const maxAttachments = 5;

/** Messages of a day (contract section 4), and of one whose email is not confirmed yet. */
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

/** Who wrote or read in a thread so lately may be looking at it: a mail waits whether they read it by themselves. */
export const activeMinutes = 15;
export const mailDelayMinutes = 5;

/** States of a listing about which a conversation may begin. */
export const contactableListingStatuses: readonly ListingStatus[] = ["approved", "reserved"];

/** Which of the two a person is: who asked, or whose listing, job or shop it is about. */
export const sides = ["starter", "owner"] as const;
export type Side = (typeof sides)[number];

/** Why nothing can be sent in a thread: it can be read all the same. */
export const sendObstacles = ["you_blocked", "you_suspended", "they_unavailable"] as const;
export type SendObstacle = (typeof sendObstacles)[number];

type Standing = {
  youBlocked: boolean;
  theyBlocked: boolean;
  youSuspended: boolean;
  theyGone: boolean;
};

/** The first reason why nothing can be sent; who was blocked by the other side is not told so. */
export function findObstacle(standing: Standing): SendObstacle | null {
  if (standing.youSuspended) return "you_suspended";
  if (standing.youBlocked) return "you_blocked";
  return standing.theyBlocked || standing.theyGone ? "they_unavailable" : null;
}

/** People that somebody may block, and ready-made messages that they may keep. */
export const maxBlocked = 500;
export const maxQuickReplies = 20;
