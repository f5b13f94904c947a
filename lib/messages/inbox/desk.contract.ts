import type { ViewingStatus } from "@/lib/messages/deal.rules";

export type UpcomingViewingDto = {
  id: string;
  conversationId: string;
  title: string;
  startsAt: string;
  timeZone: string;
  status: ViewingStatus;
  yours: boolean;
};

export type ConversationDeskDto = {
  unread: number;
  offers: number;
  offerIn: string | null;
  viewings: UpcomingViewingDto[];
};
