"use client";

import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { CalendarCheck, Download } from "@/components/ui/deferred-icons";
import { call } from "@/lib/client/api";
import { appointment, formatReaderTime } from "@/lib/messages/appointment.rules";
import { calendarLinks } from "@/lib/messages/calendar-link.rules";
import { withArticle, capitalized, dealCopy, type EventName } from "@/lib/messages/deal.copy";
import { actOnViewing } from "@/lib/messages/deal.contract";
import { isEnding, type ViewingAction } from "@/lib/messages/deal.rules";
import type { Side } from "@/lib/messages/rules";
import { CaseButton } from "./case-button";
import { DealCard, type DealCardProps } from "./deal-card";
import { beforePeriod, eventOf, type Viewing } from "./deal-words";

type State = { state: string; look: "waiting" | "trust" | "neutral"; text: (name: string) => string };

function pastState({ status }: Viewing, side: Side, event: EventName): State {
  if (status === "done") return { state: "Done", look: "neutral", text: () => `The ${event} took place.` };
  if (status === "no_show") {
    const text = (name: string) =>
      side === "owner" ? `You marked that ${name} didn’t show up.` : `${name} marked it as missed.`;
    return { state: "Missed", look: "neutral", text };
  }
  if (status !== "confirmed") {
    const text = () => "No one confirmed it in time.";
    return { state: "Not confirmed", look: "neutral", text };
  }
  const text = (name: string) =>
    side === "owner" ? `Did ${name} show up?` : `You had ${withArticle(event)} with ${beforePeriod(name)}.`;
  return { state: "Past", look: "neutral", text };
}

function stateOf({ status }: Viewing, side: Side, event: EventName): State {
  if (status === "confirmed") {
    return { state: "Confirmed", look: "trust", text: (name) => `${name} is expecting you.` };
  }
  if (status === "rescheduled" && event === "interview") {
    const text = (name: string) =>
      side === "owner" ? `Waiting for ${name} to accept.` : `${name} would like to interview you.`;
    return { state: "Proposed", look: "waiting", text };
  }
  if (status === "rescheduled") {
    const text = (name: string) =>
      side === "owner" ? `Waiting for ${name} to accept this time.` : `${name} suggested this time.`;
    return { state: "New time", look: "waiting", text };
  }
  const text = (name: string) =>
    side === "owner" ? `${name} asked for this time.` : `Waiting for ${name} to confirm.`;
  return { state: "Requested", look: "waiting", text };
}

type Props = DealCardProps & { viewing: Viewing; timeZone: string };

export function ViewingCard(props: Props) {
  const { conversation, viewing, timeZone, clock } = props;
  const { side, other } = conversation;
  const { startsAt, durationMinutes, note, address } = viewing;
  const event = eventOf(conversation);
  const isPast = new Date(startsAt).getTime() <= clock.now;
  const { state, look, text } = isPast ? pastState(viewing, side, event) : stateOf(viewing, side, event);

  return (
    <DealCard
      icon={CalendarCheck}
      title={capitalized(event)}
      state={state}
      look={look}
      actions={<ViewingActions {...props} isPast={isPast} now={clock.now} />}
    >
      <div className="grid gap-1">
        {[...viewing.otherTimes, startsAt].map((time) => (
          <CardTime key={time} time={time} timeZone={timeZone} reader={clock.timeZone} />
        ))}
        <p className="text-muted-foreground text-sm">
          {text(other.name)} {isPast ? null : `${durationMinutes} minutes.`}
        </p>
        {address ? <p className="text-sm">{address}</p> : null}
      </div>
      {note ? <p className="wrap-anywhere whitespace-pre-wrap">{note}</p> : null}
    </DealCard>
  );
}

function CardTime({ time, timeZone, reader }: { time: string; timeZone: string; reader: string }) {
  const here = formatReaderTime(time, { place: timeZone, reader });
  return (
    <div>
      <p className="font-medium">
        <time dateTime={time}>{appointment(time, timeZone)}</time>
      </p>
      {here ? <p className="text-sm">{here}</p> : null}
    </div>
  );
}

type ActionsProps = Pick<Props, "conversation" | "viewing" | "timeZone" | "onPress" | "step"> & {
  isPast: boolean;
  now: number;
};

/** 'Sat, Nov 28, 2:30 PM' */
function shortTime(time: string, timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  }).format(new Date(time));
}

const secondary = { variant: "secondary", size: "sm", className: "tap-target" } as const;

function ViewingActions({ conversation, viewing, timeZone, onPress, step, isPast, now }: ActionsProps) {
  const { obstacle } = conversation;
  const { id, actions, status } = viewing;
  const isSoon = !isPast && status !== "declined";
  // Even if messaging is blocked, actions that end something stay available.
  const can = (action: ViewingAction) => actions.includes(action) && (!obstacle || isEnding(action));
  const take = (action: ViewingAction, body: { startsAt?: string } = {}) =>
    step.mutate(() => call(actOnViewing, { params: { id, action }, body }));
  const accept = (startsAt?: string) => take("accept", { startsAt });
  const primary = { size: "sm", className: "tap-target", pending: step.isPending } as const;

  return (
    <>
      {can("confirm") ? (
        <Button {...primary} onClick={() => take("confirm")}>
          Confirm
        </Button>
      ) : null}
      {can("accept") ? (
        <AcceptButtons {...{ viewing, timeZone, now }} pending={step.isPending} onAccept={accept} />
      ) : null}
      {can("done") ? (
        <Button {...primary} onClick={() => take("done")}>
          We met
        </Button>
      ) : null}
      {can("no_show") ? (
        <Button {...secondary} onClick={() => onPress("no_show")}>
          They didn’t show up
        </Button>
      ) : null}
      {can("move") ? (
        <Button {...secondary} onClick={() => onPress("reschedule")}>
          Ask for another time
        </Button>
      ) : null}
      {can("reschedule") ? (
        <Button {...secondary} onClick={() => onPress("reschedule")}>
          Suggest another time
        </Button>
      ) : null}
      {can("decline") ? (
        <Button {...secondary} onClick={() => onPress("cancel_viewing")}>
          {status === "confirmed" && conversation.side === "starter"
            ? "I can’t make it"
            : `Cancel ${eventOf(conversation)}`}
        </Button>
      ) : null}
      <CaseButton {...viewing} onOpen={() => onPress("viewing_case")} />
      {isSoon && viewing.otherTimes.length === 0 ? (
        <CalendarLinks conversation={conversation} viewing={viewing} timeZone={timeZone} />
      ) : null}
    </>
  );
}

type AcceptProps = Pick<ActionsProps, "viewing" | "timeZone" | "now"> & {
  pending: boolean;
  onAccept: (startsAt?: string) => void;
};

function AcceptButtons({ viewing, timeZone, now, pending, onAccept }: AcceptProps) {
  const { startsAt, otherTimes } = viewing;
  const look = { size: "sm", className: "tap-target", pending } as const;
  if (otherTimes.length === 0) {
    return (
      <Button {...look} onClick={() => onAccept()}>
        Accept this time
      </Button>
    );
  }
  const ahead = [...otherTimes, startsAt].filter((time) => Date.parse(time) > now);
  return ahead.map((time) => (
    <Button key={time} {...look} onClick={() => onAccept(time)}>
      Accept {shortTime(time, timeZone)}
    </Button>
  ));
}

type LinksProps = Pick<Props, "conversation" | "viewing" | "timeZone">;

function CalendarLinks({ conversation, viewing, timeZone }: LinksProps) {
  const { id, startsAt, durationMinutes, address } = viewing;
  const look = `${buttonVariants({ variant: "ghost", size: "sm" })} tap-target`;
  const { google, outlook } = calendarLinks({
    title: dealCopy.calendarTitle(eventOf(conversation), conversation.subject.title),
    startsAt,
    minutes: durationMinutes,
    location: address ?? "",
    details: dealCopy.calendarTime(appointment(startsAt, timeZone)),
  });
  return (
    <>
      <a href={`/api/viewings/${id}.ics`} download="viewing.ics" className={look}>
        <Download className="size-4" />
        Add to calendar
      </a>
      <a href={google} target="_blank" rel="noreferrer" className={look}>
        Google Calendar
      </a>
      <a href={outlook} target="_blank" rel="noreferrer" className={look}>
        Outlook
      </a>
    </>
  );
}
