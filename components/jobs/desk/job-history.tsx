import { Timeline } from "@/components/ui/timeline";
import type { OwnJobDto } from "@/lib/jobs/desk/editing.contract";
import { jobActionNames } from "@/lib/jobs/desk/lifecycle.copy";
import { jobStatusNames } from "@/lib/jobs/rules";

type Event = OwnJobDto["history"][number];

const actors: Record<Event["by"], string> = {
  poster: "by you",
  team: "by our team",
  system: "automatically",
};

function lineOf({ action, by }: Event): string {
  if (action === "create") return `Created ${actors[by]}`;
  if (action === "expiry-notice") return "Reminder sent that it ends soon";
  const name = action in jobActionNames ? jobActionNames[action as keyof typeof jobActionNames] : action;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${actors[by]}`;
}

export function JobHistory({ events }: { events: readonly Event[] }) {
  return (
    <Timeline
      events={events.map((event) => ({
        at: event.at,
        text: lineOf(event),
        note: event.to ? `now ${jobStatusNames[event.to].toLowerCase()}` : undefined,
        reason: event.reason,
      }))}
    />
  );
}
