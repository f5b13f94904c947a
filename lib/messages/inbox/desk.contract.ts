import type { ViewingStatus } from "@/lib/messages/deal.rules";

export type PlannedViewingDto = {
  id: string;
  conversationId: string;
  title: string;
  startsAt: string;
  timeZone: string;
  status: ViewingStatus;
  yours: boolean;
};

export type TalkDeskDto = {
  unread: number;
  offers: number;
  offerIn: string | null;
  viewings: PlannedViewingDto[];
};
