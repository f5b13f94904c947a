import { z } from "zod";

const eventNumber = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

export const followEventsQuery = z.object({
  after: eventNumber.optional().describe("Number of the last event that was received"),
});

export const lastEventIdSchema = eventNumber.optional().catch(undefined);
