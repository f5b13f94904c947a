"use client";

import { useId, useRef, type KeyboardEvent, type SyntheticEvent } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Send } from "@/components/ui/more-icons";
import { maxMessageLength } from "@/lib/messages/rules";
import { useMessageDraft } from "./use-message-draft";

type Props = {
  /** Of the draft on this device. */
  draft: string;
  /** The other person's name. */
  to: string;
  onSend: (text: string) => void;
};

/** From here on it says how much room is left. */
const tightLength = maxMessageLength - 200;

/** A keyboard with its own Enter for new lines: on a touch screen, Enter stays a new line and the button sends. */
const sendsByEnter = () => window.matchMedia("(hover: hover) and (pointer: fine)").matches;

/** Where a message is written: it grows with its text, and keeps it on this device until it is sent. */
export function Composer({ draft, to, onSend }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, change } = useMessageDraft(draft);
  const left = maxMessageLength - text.length;
  const empty = text.trim() === "";

  function send(): void {
    field.current?.focus();
    if (empty || left < 0) return;
    onSend(text.trim());
    change("");
  }

  function onSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    send();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Enter that ends a word of an input method is not meant for the message.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || !sendsByEnter()) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      data-slot="composer"
      className="bg-card grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 border-t p-2 pb-[max(--spacing(2),env(safe-area-inset-bottom))] md:p-3"
      onSubmit={onSubmit}
    >
      <div className="min-w-0">
        <textarea
          ref={field}
          id={id}
          rows={1}
          value={text}
          enterKeyHint="enter"
          placeholder="Write a message"
          aria-label={`Message to ${to}`}
          aria-describedby={`${id}-room`}
          aria-invalid={left < 0 || undefined}
          className="control bg-background block field-sizing-content max-h-40 min-h-11 resize-none py-2.5"
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <p
          id={`${id}-room`}
          role={left < 0 ? "alert" : undefined}
          className={`text-sm tabular-nums ${left < 0 ? "text-harm" : "text-muted-foreground"}`}
        >
          {text.length > tightLength ? roomText(left) : null}
        </p>
      </div>
      <button
        type="submit"
        aria-label="Send"
        aria-disabled={empty || left < 0 || undefined}
        className={buttonVariants({ size: "icon" })}
      >
        <Send />
      </button>
    </form>
  );
}

function roomText(left: number): string {
  const count = Math.abs(left).toLocaleString("en-US");
  const letters = Math.abs(left) === 1 ? "character" : "characters";
  return left < 0 ? `${count} ${letters} too long` : `${count} ${letters} left`;
}
