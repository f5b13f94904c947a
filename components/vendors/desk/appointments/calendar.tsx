import { ButtonLink } from "@/components/ui/button";
import { Calendar, ChevronLeft, ChevronRight } from "@/components/ui/deferred-icons";
import { EmptyState } from "@/components/ui/empty-state";
import { Clock } from "@/components/ui/icons";
import { PillLinks } from "@/components/ui/pill-links";
import { PrintButton } from "@/components/ui/print-button";
import type { CalendarDto } from "@/lib/appointments/calendar.contract";
import { calendarViews } from "@/lib/appointments/calendar.rules";
import { addDays } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { AppointmentItem } from "./appointment-item";

const viewNames = { week: "Week", day: "Day", list: "List" } as const;

const longDay = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});
const shortDay = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const weekday = new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone: "UTC" });

function titleOf({ view, first, days }: CalendarDto): string {
  if (view === "day") return longDay.format(new Date(first));
  return shortDay.formatRange(new Date(first), new Date(addDays(first, days - 1)));
}

type Props = CalendarDto & {
  hrefOf: (view?: string, day?: string) => string;
  noun: "appointments" | "interviews";
};

export function AppointmentCalendar(calendar: Props) {
  const { view, shown, today, noun } = calendar;
  const isEmpty = shown.every(({ appointments }) => appointments.length === 0);
  return (
    <section aria-labelledby="calendar" className="grid gap-4">
      <CalendarBar {...calendar} />
      {isEmpty ? (
        <EmptyState icon={Calendar} title={`No ${noun}`}>
          <p className="text-muted-foreground">Requests and bookings for these days show up here.</p>
        </EmptyState>
      ) : view === "week" ? (
        <ol className="grid gap-3 lg:grid-cols-7 lg:gap-2">
          {shown.map(({ day, appointments }) => (
            <li
              key={day}
              className={`grid content-start gap-2 ${appointments.length === 0 ? "max-lg:hidden" : ""}`}
            >
              <h3
                aria-current={day === today ? "date" : undefined}
                className="aria-[current=date]:text-primary border-b pb-1 text-sm font-semibold"
              >
                {weekday.format(new Date(day))} {new Date(day).getUTCDate()}
              </h3>
              <ul className="grid gap-2">
                {appointments.map((appointment) => (
                  <AppointmentItem key={appointment.id} appointment={appointment} narrow />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      ) : (
        shown.map(({ day, appointments }) => (
          <div key={day} className="grid gap-2">
            {view === "list" ? <h3 className="font-semibold">{longDay.format(new Date(day))}</h3> : null}
            <ul className="grid gap-2">
              {appointments.map((appointment) => (
                <AppointmentItem key={appointment.id} appointment={appointment} />
              ))}
            </ul>
          </div>
        ))
      )}
    </section>
  );
}

function CalendarBar(calendar: Props) {
  const { hrefOf, noun, view, first, days, today } = calendar;
  const [earlier, later] = [addDays(first, -days), addDays(first, days)];
  const hasToday = first <= today && today < later;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 id="calendar" className="text-lg font-semibold">
        {titleOf(calendar)}
      </h2>
      <div data-print="no" className="flex flex-wrap items-center gap-3">
        <PillLinks
          label="View"
          prefix="View"
          links={calendarViews.map((name) => ({
            name: viewNames[name],
            href: hrefOf(name, hasToday ? undefined : first),
            current: name === view,
          }))}
        />
        <div className="flex gap-2">
          <ButtonLink
            href={hrefOf(view, earlier)}
            variant="secondary"
            size="icon"
            scroll={false}
            aria-label="Earlier"
          >
            <ChevronLeft />
          </ButtonLink>
          <ButtonLink
            href={hrefOf(view, later)}
            variant="secondary"
            size="icon"
            scroll={false}
            aria-label="Later"
          >
            <ChevronRight />
          </ButtonLink>
        </div>
        {hasToday ? null : (
          <ButtonLink href={hrefOf(view)} variant="secondary" scroll={false}>
            Today
          </ButtonLink>
        )}
        {view === "day" ? <PrintButton>Print</PrintButton> : null}
        {noun === "appointments" ? (
          <ButtonLink href={hrefs.appointmentHours()} variant="secondary">
            <Clock />
            Open hours
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}
