import { endpoint } from "@/lib/shared/endpoint";

/** One event of a person: its number, what it is of, and the id of that. */
export type LiveEventDto = { number: number; topic: string; subjectId: string };

export const followEvents = endpoint({
  method: "GET",
  path: "/api/events",
  summary:
    "What changes for the person, as server-sent events: the topic as event, an id as data, after `Last-Event-ID` or `after`",
  access: "member",
  response: "stream",
  quiet: true,
  schemas: async () => ({ query: (await import("./schema")).followEventsQuery }),
});
