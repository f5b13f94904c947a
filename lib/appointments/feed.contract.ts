import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./feed.schema";

export type FeedDto = z.output<typeof schema.feedSchema>;
export type NewFeedDto = z.output<typeof schema.newFeedSchema>;

export const getFeed = endpoint({
  method: "GET",
  path: "/api/profile/calendar",
  summary: "Find out whether you have a calendar subscription",
  access: "member",
  schemas: async () => ({ response: (await import("./feed.schema")).feedSchema }),
});

export const renewFeed = endpoint({
  method: "PUT",
  path: "/api/profile/calendar",
  summary: "Create the private address of your calendar, shown once. An earlier address stops working.",
  access: "member",
  schemas: async () => ({ response: (await import("./feed.schema")).newFeedSchema }),
});

export const deleteFeed = endpoint({
  method: "DELETE",
  path: "/api/profile/calendar",
  summary: "Turn off your calendar subscription",
  access: "member",
  status: 204,
  schemas: async () => ({}),
});

export const readFeed = endpoint({
  method: "GET",
  path: "/api/calendar/{token}",
  summary: "Read the viewings and appointments of a person by their private address",
  access: "any",
  response: "stream",
  media: ["text/calendar"],
  refuses: ["not_found"],
  schemas: async () => ({ params: (await import("./feed.schema")).feedParamsSchema }),
});
