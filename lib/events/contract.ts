import { endpoint } from "@/lib/shared/endpoint";

export type LiveEventDto = { number: number; topic: string; subjectId: string };

export const followEvents = endpoint({
  method: "GET",
  path: "/api/events",
  summary:
    "Stream your changes as server-sent events, from `Last-Event-ID` or `after` on. The event is the topic, the data an id.",
  access: "member",
  response: "stream",
  media: ["text/event-stream"],
  quiet: true,
  background: true,
  schemas: async () => ({ query: (await import("./schema")).followEventsQuery }),
});
