import type { Category } from "@/lib/listings/rules";
import type { ViewingAction, ViewingStatus } from "@/lib/messages/deal.rules";
import type { CalendarRange } from "./calendar.rules";

export type AppointmentDto = {
  id: string;
  conversationId: string;
  title: string;
  category: Category | null;
  person: string;
  startsAt: string;
  durationMinutes: number;
  timeZone: string;
  address: string | null;
  note: string;
  status: ViewingStatus;
  actions: ViewingAction[];
};

export type CalendarDto = CalendarRange & {
  today: string;
  shown: { day: string; appointments: AppointmentDto[] }[];
};
