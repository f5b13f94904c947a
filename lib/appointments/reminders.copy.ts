import { capitalized, type EventName } from "@/lib/messages/deal.copy";

export const reminderCopy = {
  day: (event: EventName, when: string) => `${capitalized(event)} on ${when}`,
  hour: (event: EventName, when: string) => `Your ${event} starts within an hour: ${when}`,
} as const;
