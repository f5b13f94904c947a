import { followEvents } from "@/lib/events/contract";
import { listEventsAfter } from "@/lib/events/queries";
import { lastEventIdSchema } from "@/lib/events/schema";
import { eventStreamHeaders, openEventStream } from "@/lib/server/event-stream";
import { sharedLive } from "@/lib/server/live";
import { route } from "@/lib/server/route";
import { isSessionAlive } from "@/lib/server/session";

export const GET = route(followEvents, async ({ viewer, query, request }) => {
  if (request.method === "HEAD") return new Response(null, { headers: eventStreamHeaders });
  const seen = lastEventIdSchema.parse(request.headers.get("last-event-id") ?? undefined);
  const live = sharedLive();
  // A freshly started process needs a moment to subscribe to changes.
  await live.whenConnected(2000);
  return openEventStream({
    live,
    userId: viewer.id,
    sessionId: viewer.sessionId,
    after: seen ?? query.after ?? null,
    read: listEventsAfter,
    isAllowed: () => isSessionAlive(viewer.sessionId),
  });
});
