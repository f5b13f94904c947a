"use client";

import { useState, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { ArrowDown } from "@/components/ui/deferred-icons";
import type { MessageDto } from "@/lib/messages/contract";
import { messageCopy } from "@/lib/messages/copy";
import { AttachmentLinks } from "./attachment-links";
import { Bubble, SystemMessage } from "./bubble";
import { DayLine } from "./day-line";
import { OutgoingBubble } from "./outgoing-bubble";
import type { OutgoingMessages } from "./outgoing-hooks";
import { threadItems } from "./thread-items";
import { clockTime, exactTime, type Clock } from "./times";
import { TakeBackButton } from "./take-back-button";
import { WarningNote } from "./warning-note";
import type { useStickToEnd } from "./use-stick-to-end";

type Props = {
  messages: readonly MessageDto[];
  outgoing: OutgoingMessages;
  otherName: string;
  clock: Clock;
  place: ReturnType<typeof useStickToEnd>;
  older: { has: boolean; isFetching: boolean; fetch: () => void };
  settled: ReactNode;
  writeDealLine: (message: MessageDto, isCurrent: boolean) => string;
  children: ReactNode;
};

const loadOlderPx = 400;

/**
 * Opens at the end and loads older messages on scroll. Hidden until the part below has streamed in, which would push up
 * the last message.
 */
export function ThreadMessages(props: Props) {
  const { messages, outgoing, otherName, clock, place, older, settled, children } = props;
  const { writeDealLine } = props;
  const { frame, atEnd, onScroll, goToEnd } = place;
  const incoming = messages.findLast(({ mine }) => !mine);
  const [opened] = useState(incoming?.id);
  const [seen, setSeen] = useState(incoming?.id);
  if (atEnd && seen !== incoming?.id) setSeen(incoming?.id);

  function scroll(): void {
    onScroll();
    const element = frame.current;
    if (!element || !older.has || older.isFetching) return;
    if (element.scrollHeight - element.clientHeight + element.scrollTop < loadOlderPx) older.fetch();
  }

  return (
    <div className="relative min-h-0 flex-1 not-has-[~[data-slot=composer],~[data-slot=obstacle]]:invisible">
      <section
        ref={frame}
        aria-label={`Messages with ${otherName}`}
        tabIndex={0}
        className="relative flex h-full flex-col-reverse overflow-y-auto overscroll-contain px-3 pb-3 focus-visible:-outline-offset-2 md:px-4"
        onScroll={scroll}
      >
        <div>
          {older.has ? (
            <Button
              variant="ghost"
              size="sm"
              className="tap-target mx-auto mt-3 flex"
              pending={older.isFetching}
              onClick={older.fetch}
            >
              Earlier messages
            </Button>
          ) : null}
          <MessageList {...{ messages, outgoing, otherName, clock, settled, writeDealLine }} />
          {children}
        </div>
      </section>
      {atEnd ? null : (
        <button
          type="button"
          className={`${buttonVariants({ variant: "secondary", size: "sm" })} tap-target shadow-float absolute! bottom-3 left-1/2 -translate-x-1/2 rounded-full`}
          onClick={goToEnd}
        >
          <ArrowDown />
          {seen === incoming?.id ? "Latest messages" : "New message"}
        </button>
      )}
      <p role="status" className="sr-only">
        {incoming && incoming.id !== opened ? `${otherName}: ${spokenText(incoming)}` : ""}
      </p>
    </div>
  );
}

function spokenText({ text, takenBack }: MessageDto): string {
  return text || (takenBack ? messageCopy.takenBack : "sent a file");
}

type ListProps = Pick<Props, "messages" | "outgoing" | "otherName" | "clock" | "settled" | "writeDealLine">;

function MessageList(props: ListProps) {
  const { messages, outgoing, otherName, clock } = props;
  const lastOwn = messages.findLast(({ mine, dealStep, takenBack }) => mine && !dealStep && !takenBack);
  return (
    <ol>
      {threadItems(messages, clock).map((item) => {
        if (item.kind === "day") return <DayLine key={item.key} label={item.label} />;
        const { message, startsGroup, endsGroup } = item;
        if (message.senderId === null) return <SystemMessage key={item.key}>{message.text}</SystemMessage>;
        if (message.takenBack) return <SystemMessage key={item.key}>{messageCopy.takenBack}</SystemMessage>;
        if (message.dealStep) return <DealLine key={item.key} {...props} message={message} />;
        return (
          <Bubble
            key={item.key}
            own={message.mine}
            startsGroup={startsGroup}
            endsGroup={endsGroup}
            author={message.mine ? "You" : otherName}
            text={message.text}
            attachments={<AttachmentLinks attachments={message.attachments} />}
            warning={<WarningNote warnings={message.warnings} />}
            note={
              endsGroup || message === lastOwn || message.takeBackSeconds !== null || message.held
                ? noteOf(message, lastOwn, clock)
                : null
            }
          />
        );
      })}
      {outgoing.messages.map((message) => (
        <OutgoingBubble key={message.key} message={message} outgoing={outgoing} />
      ))}
    </ol>
  );
}

function DealLine({ message, messages, settled, clock, writeDealLine }: ListProps & { message: MessageDto }) {
  const { createdAt } = message;
  const opening = findOpening(messages, message);
  return (
    <>
      <SystemMessage>
        {writeDealLine(message, createdAt >= (opening?.createdAt ?? ""))}{" "}
        <time dateTime={createdAt} title={exactTime(createdAt, clock.timeZone)}>
          {clockTime(createdAt, clock.timeZone)}
        </time>
      </SystemMessage>
      {settled && message === opening && isOfferStep(message) ? <li>{settled}</li> : null}
    </>
  );
}

function isOfferStep({ dealStep }: MessageDto): boolean {
  return !dealStep?.startsWith("viewing");
}

function findOpening(messages: readonly MessageDto[], message: MessageDto): MessageDto | undefined {
  const openings = isOfferStep(message) ? ["offer", "counter"] : ["viewing"];
  return messages.findLast(({ dealStep }) => dealStep !== null && openings.includes(dealStep));
}

function stateOf({ held, readAt }: MessageDto): string {
  if (held) return held === "waiting" ? messageCopy.waitingForCheck : messageCopy.refused;
  return readAt ? "Read" : "Sent";
}

function noteOf(message: MessageDto, lastOwn: MessageDto | undefined, { timeZone }: Clock) {
  const { createdAt } = message;
  return (
    <>
      <time dateTime={createdAt} title={exactTime(createdAt, timeZone)}>
        {clockTime(createdAt, timeZone)}
      </time>
      {message === lastOwn || message.held ? ` · ${stateOf(message)}` : null}
      {message.takeBackSeconds === null ? null : (
        <TakeBackButton id={message.id} seconds={message.takeBackSeconds} />
      )}
    </>
  );
}
