import type { ViewingStatus } from "@/lib/messages/deal.rules";

/** A viewing to come, from one side of it. */
export type PlannedViewingDto = {
  id: string;
  conversationId: string;
  title: string;
  /** ISO. */
  startsAt: string;
  /** The listing's time zone. */
  timeZone: string;
  status: ViewingStatus;
  /** Whether this person is the one to answer. */
  yours: boolean;
};

/** What a person's conversations wait for. */
export type TalkDeskDto = {
  unread: number;
  /** Open offers and quotes of others. */
  offers: number;
  /** The conversation of one of them, where it is the only one. */
  offerIn: string | null;
  /** The soonest first. */
  viewings: PlannedViewingDto[];
};
