import { z } from "zod";

/** The number of the last event that was seen, as the server gave it. */
const eventNumber = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

export const followEventsQuery = z.object({
  after: eventNumber.optional().describe("Number of the last event that was received"),
});

/** The header `Last-Event-ID` of a browser that comes back by itself. */
export const lastEventIdSchema = eventNumber.optional().catch(undefined);
