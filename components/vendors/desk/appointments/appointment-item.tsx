import { clsx as cx } from "clsx";
import { ReaderTime } from "@/components/messages/reader-time";
import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { IntentLink } from "@/components/ui/intent-link";
import type { AppointmentDto } from "@/lib/appointments/calendar.contract";
import type { ViewingStatus } from "@/lib/messages/deal.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { AppointmentActions } from "./appointment-actions";

const states: Record<ViewingStatus, { label: string; variant: BadgeVariant }> = {
  requested: { label: "Requested", variant: "waiting" },
  rescheduled: { label: "New time", variant: "waiting" },
  confirmed: { label: "Confirmed", variant: "trust" },
  done: { label: "Done", variant: "neutral" },
  no_show: { label: "No-show", variant: "neutral" },
  declined: { label: "Canceled", variant: "neutral" },
};

function timesOf({ startsAt, durationMinutes, timeZone }: AppointmentDto): string {
  const start = new Date(startsAt);
  const end = new Date(start.getTime() + durationMinutes * 60_000);
  return new Intl.DateTimeFormat("en-US", {
    hour: "numeric",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  }).formatRange(start, end);
}

type Props = { appointment: AppointmentDto; narrow?: boolean };

export function AppointmentItem({ appointment, narrow = false }: Props) {
  const { conversationId, title, person, startsAt, timeZone, address, note, status } = appointment;
  const { label, variant } = states[status];
  return (
    <li
      className={cx(
        "bg-card grid break-inside-avoid content-start gap-2 rounded-md border p-3",
        !narrow && "sm:grid-cols-[12rem_minmax(0,1fr)_auto] sm:gap-4 sm:p-4",
      )}
    >
      <div className="grid content-start justify-items-start gap-1">
        <time dateTime={startsAt} className={cx("font-semibold tabular-nums", narrow && "lg:text-sm")}>
          {timesOf(appointment)}
        </time>
        <ReaderTime startsAt={startsAt} timeZone={timeZone} className="text-muted-foreground" />
        <Badge variant={variant}>{label}</Badge>
      </div>
      <div className={cx("grid min-w-0 content-start gap-1", narrow && "lg:text-sm")}>
        <IntentLink
          href={hrefs.messages(conversationId)}
          className="tap-target font-medium wrap-anywhere hover:underline"
        >
          {person}
        </IntentLink>
        <p className="text-muted-foreground text-sm wrap-anywhere">{title}</p>
        {address ? <p className="text-sm wrap-anywhere">{address}</p> : null}
        {note && !narrow ? <p className="text-sm wrap-anywhere">{note}</p> : null}
      </div>
      <AppointmentActions {...appointment} />
    </li>
  );
}
