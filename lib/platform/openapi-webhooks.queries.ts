import "server-only";
import { z } from "zod";
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from "zod-openapi";
import { businessEvents, testEvent } from "@/lib/events/business.rules";
import { businessEventData } from "@/lib/events/business.schema";
import { eventLabels } from "@/lib/webhooks/copy";

const headers = z.object({
  "webhook-id": z.uuid().describe("Id of the delivery, the same in every try"),
  "webhook-timestamp": z.string().regex(/^\d+$/).describe("Time of the try, in seconds since 1970"),
  "webhook-signature": z
    .string()
    .describe("Signatures according to Standard Webhooks, such as `v1,…`, separated by spaces"),
});

const types = [...businessEvents, testEvent];
const summaries: Record<string, string> = { ...eventLabels, [testEvent]: "You sent a test event" };
const data: Record<string, z.ZodObject> = { ...businessEventData, [testEvent]: z.object({}) };

function nameOf(type: string): string {
  return type.replace(/(?:^|\.)[a-z]/g, (start) => start.slice(-1).toUpperCase());
}

function toWebhook(type: string): ZodOpenApiOperationObject {
  const body = z
    .object({
      type: z.literal(type).describe("Kind of event"),
      timestamp: z.iso.datetime().describe("Time of the event"),
      data: data[type]!.describe("What the event is about"),
    })
    .meta({ id: `${nameOf(type)}Event` });
  return {
    operationId: `on${nameOf(type)}`,
    tags: ["webhooks"],
    summary: summaries[type],
    description:
      "Sent to the webhooks of a business that subscribed to it. Contains ids only: read the content through the API.",
    security: [],
    requestParams: { header: headers },
    requestBody: { required: true, content: { "application/json": { schema: body } } },
    responses: {
      "200": { description: "Received, as is any answer from 200 to 299. After others, we try again." },
      "410": { description: "Turns the webhook off." },
    },
  };
}

export function openapiWebhooks(): ZodOpenApiPathsObject {
  return Object.fromEntries(types.map((type) => [type, { post: toWebhook(type) }]));
}
