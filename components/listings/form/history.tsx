import { listingStatusNames } from "@/lib/listings/catalogue/status.rules";
import type { ListingEventDto } from "@/lib/listings/desk/editing.contract";
import { actionNames } from "@/lib/listings/desk/lifecycle.copy";
import { formatDate, formatShortDate } from "@/lib/shared/dates";

const people: Record<ListingEventDto["by"], string> = {
  owner: "the vendor",
  team: "our team",
  system: "the schedule",
};

/** 'Sent back for changes by our team'. */
function lineOf({ action, by }: ListingEventDto): string {
  const name = action in actionNames ? actionNames[action as keyof typeof actionNames] : action;
  const words = name.replaceAll(/[-_.]/g, " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} by ${people[by]}`;
}

/** What happened to a listing, the newest first. */
export function ListingHistory({ events }: { events: readonly ListingEventDto[] }) {
  if (events.length === 0) return null;
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
              {event.to && event.to !== event.from ? (
                <span className="text-muted-foreground">
                  , now {listingStatusNames[event.to].toLowerCase()}
                </span>
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
