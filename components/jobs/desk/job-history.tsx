import type { OwnJobDto } from "@/lib/jobs/desk/editing.contract";
import { jobActionNames } from "@/lib/jobs/desk/lifecycle.copy";
import { jobStatusNames } from "@/lib/jobs/rules";
import { formatDate, formatShortDate } from "@/lib/shared/dates";

type Event = OwnJobDto["history"][number];

const people: Record<Event["by"], string> = { poster: "you", team: "our team", system: "the schedule" };

/** 'Sent back for changes by our team' */
function lineOf({ action, by }: Event): string {
  if (action === "create") return `Created by ${people[by]}`;
  if (action === "expiry-notice") return "Reminder sent that it ends soon";
  const name = action in jobActionNames ? jobActionNames[action as keyof typeof jobActionNames] : action;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} by ${people[by]}`;
}

/** What happened to a job, the newest first. */
export function JobHistory({ events }: { events: readonly Event[] }) {
  return (
    <section aria-labelledby="history" className="grid gap-3">
      <h2 id="history" className="text-lg font-semibold">
        History
      </h2>
      <ol className="grid gap-3">
        {events.map((event) => (
          <li key={`${event.at}-${event.action}`} className="border-l-2 pl-3">
            <p>
              {lineOf(event)}
              {event.to ? (
                <span className="text-muted-foreground">, now {jobStatusNames[event.to].toLowerCase()}</span>
              ) : null}
            </p>
            {event.reason ? <p className="whitespace-pre-line">{event.reason}</p> : null}
            <time
              dateTime={event.at}
              title={formatDate(event.at)}
              className="text-muted-foreground block text-sm"
            >
              {formatShortDate(event.at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
