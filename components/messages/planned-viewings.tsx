import { Badge } from "@/components/ui/badge";
import { IntentLink } from "@/components/ui/intent-link";
import { ArrowRight, CalendarCheck } from "@/components/ui/deferred-icons";
import { appointment } from "@/lib/messages/appointment.rules";
import type { UpcomingViewingDto } from "@/lib/messages/inbox/desk.contract";
import { hrefs } from "@/lib/shared/hrefs";
import { ReaderTime } from "./reader-time";

type Look = { label: string; variant: "trust" | "waiting" };

function lookOf({ status, yours }: UpcomingViewingDto): Look {
  if (status === "confirmed") return { label: "Confirmed", variant: "trust" };
  return { label: yours ? "Needs your answer" : "Waiting for an answer", variant: "waiting" };
}

export function PlannedViewings({ viewings }: { viewings: readonly UpcomingViewingDto[] }) {
  if (viewings.length === 0) return null;
  return (
    <section aria-labelledby="viewings" className="grid gap-3">
      <h2 id="viewings" className="text-lg font-semibold">
        Upcoming viewings and appointments
      </h2>
      <ul className="bg-card divide-y rounded-xl border">
        {viewings.map((viewing) => {
          const { id, conversationId, title, startsAt, timeZone } = viewing;
          const { label, variant } = lookOf(viewing);
          return (
            <li key={id}>
              <IntentLink
                href={hrefs.messages(conversationId)}
                className="hover:bg-accent flex items-center gap-4 p-4 transition-colors"
              >
                <span className="bg-realestate-soft text-realestate grid size-11 shrink-0 place-content-center rounded-md max-sm:hidden">
                  <CalendarCheck />
                </span>
                <span className="min-w-0 flex-1">
                  <time dateTime={startsAt} className="block font-semibold">
                    {appointment(startsAt, timeZone)}
                  </time>
                  <ReaderTime startsAt={startsAt} timeZone={timeZone} />
                  <span className="text-muted-foreground block text-sm wrap-anywhere">{title}</span>
                  <Badge variant={variant} className="mt-1 sm:hidden">
                    {label}
                  </Badge>
                </span>
                <Badge variant={variant} className="max-sm:hidden">
                  {label}
                </Badge>
                <ArrowRight className="text-muted-foreground shrink-0" />
              </IntentLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
