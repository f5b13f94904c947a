"use client";

import { useId, useRef, type ClipboardEvent, type KeyboardEvent, type Ref, type SyntheticEvent } from "react";
import { useRemovalFocus } from "@/components/forms/use-removal-focus";
import { buttonVariants } from "@/components/ui/button-variants";
import { Send } from "@/components/ui/deferred-icons";
import type { DocumentDto } from "@/lib/documents/contract";
import { maxMessageLength } from "@/lib/messages/rules";
import type { Attachments } from "./use-attachments";
import { AttachmentList } from "./attachment-list";
import { ComposerMenu } from "./composer-menu";
import { useMessageDraft } from "./use-message-draft";
import { formatNumber } from "@/lib/shared/numbers";

type Props = {
  draft: string;
  to: string;
  attachments: Attachments;
  onSend: (text: string, documents: DocumentDto[]) => void;
};

const countdownLength = maxMessageLength - 200;

/** On touch screens, Enter inserts a line break and only the button sends. */
const sendsByEnter = () => window.matchMedia("(hover: hover) and (pointer: fine)").matches;

export function Composer({ draft, to, attachments, onSend }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, change } = useMessageDraft(draft);
  const { listProps, onRemoved } = useRemovalFocus<HTMLDivElement>();
  const empty = text.trim() === "" && attachments.items.length === 0;
  const cannotSend = empty || text.length > maxMessageLength || !attachments.isReady;

  function send(): void {
    field.current?.focus();
    if (cannotSend) return;
    onSend(text.trim(), attachments.take());
    change("");
  }

  function onSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    send();
  }

  function insert(words: string): void {
    change(text.trim() ? `${text.trimEnd()} ${words}` : words);
    field.current?.focus();
  }

  return (
    <div
      {...listProps}
      data-slot="composer"
      className="bg-card grid grid-cols-[auto_minmax(0,1fr)_auto] items-end gap-x-1 gap-y-2 border-t p-2 pb-[max(--spacing(2),env(safe-area-inset-bottom))] md:p-3"
    >
      <AttachmentList attachments={attachments} onRemoved={onRemoved} />
      <ComposerMenu text={text} onFiles={attachments.add} onQuickReply={insert} />
      <form className="contents" onSubmit={onSubmit}>
        <MessageField
          ref={field}
          label={`Message to ${to}`}
          text={text}
          onChange={change}
          onFiles={attachments.add}
          onSend={send}
        />
        <button
          type="submit"
          aria-label="Send"
          aria-disabled={cannotSend || undefined}
          className={`ml-1 ${buttonVariants({ size: "icon" })}`}
        >
          <Send />
        </button>
      </form>
    </div>
  );
}

type FieldProps = {
  ref: Ref<HTMLTextAreaElement>;
  label: string;
  text: string;
  onChange: (text: string) => void;
  onFiles: (files: readonly File[]) => void;
  onSend: () => void;
};

function MessageField({ ref, label, text, onChange, onFiles, onSend }: FieldProps) {
  const id = useId();
  const left = maxMessageLength - text.length;

  function onPaste(event: ClipboardEvent): void {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Enter may confirm an IME composition instead of sending.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || !sendsByEnter()) return;
    event.preventDefault();
    onSend();
  }

  return (
    <div className="min-w-0">
      <textarea
        ref={ref}
        data-add-row
        id={id}
        rows={1}
        value={text}
        enterKeyHint="enter"
        placeholder="Write a message"
        aria-label={label}
        aria-describedby={`${id}-room`}
        aria-invalid={left < 0 || undefined}
        className="control bg-background block field-sizing-content max-h-40 min-h-11 resize-none py-2.5"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <p
        id={`${id}-room`}
        role={left < 0 ? "alert" : undefined}
        className={`text-sm tabular-nums ${left < 0 ? "text-harm" : "text-muted-foreground"}`}
      >
        {text.length > countdownLength ? roomText(left) : null}
      </p>
    </div>
  );
}

function roomText(left: number): string {
  const count = formatNumber(Math.abs(left));
  const letters = Math.abs(left) === 1 ? "character" : "characters";
  return left < 0 ? `${count} ${letters} too long` : `${count} ${letters} left`;
}
