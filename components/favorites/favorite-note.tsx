"use client";

import { useId, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { Pencil } from "@/components/ui/deferred-icons";
import { Textarea } from "@/components/ui/textarea";
import { maxFavoriteNoteLength } from "@/lib/favorites/rules";

type Props = { title: string; note: string; onSave: (note: string) => void };

export function FavoriteNote({ title, note, onSave }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);

  /** Escape keeps the typed text for the next time. */
  function close(text: string | null): void {
    flushSync(() => {
      setTyped(text);
      setIsOpen(false);
    });
    opener.current?.focus();
  }

  if (isOpen) {
    return (
      <NoteForm
        title={title}
        text={typed ?? note}
        onType={setTyped}
        onClose={close}
        onSave={(text) => {
          close(null);
          if (text !== note) onSave(text);
        }}
      />
    );
  }
  if (!note) {
    return (
      <Button
        ref={opener}
        variant="ghost"
        size="sm"
        className="text-muted-foreground -ml-3 self-start"
        aria-label={`Add a note to ${title}`}
        onClick={() => setIsOpen(true)}
      >
        <Pencil className="size-4" />
        Add a note
      </Button>
    );
  }
  return (
    <button
      ref={opener}
      type="button"
      className="bg-muted hover:bg-accent grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] gap-2 rounded-md px-3 py-2.5 text-left text-sm transition-colors"
      onClick={() => setIsOpen(true)}
    >
      <span className="line-clamp-4 wrap-anywhere whitespace-pre-line">
        <span className="sr-only">Your note on {title}: </span>
        {note}
      </span>
      <Pencil className="text-muted-foreground mt-0.5 size-4" label="Edit" />
    </button>
  );
}

type FormProps = {
  title: string;
  text: string;
  onType: (text: string) => void;
  onClose: (typed: string | null) => void;
  onSave: (text: string) => void;
};

function NoteForm({ title, text, onType, onClose, onSave }: FormProps) {
  const helpId = useId();

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    onSave(text.trim());
  }

  return (
    <form className="grid gap-2" onSubmit={onSubmit}>
      <Textarea
        autoFocus
        aria-label={`Your note on ${title}`}
        aria-describedby={helpId}
        className="min-h-20 scroll-mb-48"
        rows={3}
        value={text}
        maxLength={maxFavoriteNoteLength}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => (event.key === "Escape" ? onClose(text) : undefined)}
      />
      <p id={helpId} className="text-muted-foreground text-sm">
        Only you can see this.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm">
          Save note
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onClose(null)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
