import { Timeline } from "@/components/ui/timeline";
import { listingStatusNames } from "@/lib/listings/catalog/status.rules";
import type { ListingEventDto } from "@/lib/listings/desk/editing.contract";
import { eventName } from "@/lib/listings/moderation/decision.copy";

const actors: Record<ListingEventDto["by"], string> = {
  owner: "by you",
  team: "by our team",
  system: "automatically",
};

function lineOf({ action, by }: ListingEventDto): string {
  const name = eventName(action).replaceAll(/[_.]/g, " ");
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${actors[by]}`;
}

export function ListingHistory({ events }: { events: readonly ListingEventDto[] }) {
  if (events.length === 0) return null;
  return (
    <Timeline
      events={events.map((event) => ({
        at: event.at,
        text: lineOf(event),
        note:
          event.to && event.to !== event.from
            ? `now ${listingStatusNames[event.to].toLowerCase()}`
            : undefined,
        reason: event.reason,
      }))}
    />
  );
}
