"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { startTransition, useState } from "react";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { Field } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast-store";
import { writePrivateNote, type ApplicantDto } from "@/lib/applications/contract";
import { maxPrivateNoteLength } from "@/lib/applications/rules";
import { call } from "@/lib/client/api";

export function PrivateNote({ applicant: { id, name, privateNote } }: { applicant: ApplicantDto }) {
  const router = useRouter();
  const [text, setText] = useState(privateNote);
  const [open, setOpen] = useState(false);
  const keep = useMutation({
    mutationFn: () => call(writePrivateNote, { params: { id }, body: { text } }),
    onSuccess: () => {
      toast({ title: "Note saved" });
      // The form gives way to the note that is saved, never to the one before: the page moves once.
      startTransition(() => {
        setOpen(false);
        router.refresh();
      });
    },
  });
  if (!open) {
    return (
      <div className="grid gap-1">
        {privateNote ? (
          <p className="bg-muted rounded-sm p-2 text-sm wrap-anywhere whitespace-pre-line">{privateNote}</p>
        ) : null}
        <button
          type="button"
          className="tap-target justify-self-start rounded-sm text-sm font-semibold underline-offset-4 hover:underline"
          onClick={() => {
            setText(privateNote);
            setOpen(true);
          }}
        >
          {privateNote ? "Edit note" : "Add a note"}
          <span className="sr-only"> about {name}</span>
        </button>
      </div>
    );
  }
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        keep.mutate();
      }}
    >
      <Field
        label="Private note"
        help="Only you see this."
        error={keep.error ? errorText(keep.error, `Your note wasn’t saved. ${tryAgain}`) : undefined}
      >
        {(ids) => (
          <Textarea
            {...ids}
            autoFocus
            rows={3}
            maxLength={maxPrivateNoteLength}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={keep.isPending}>
          Save note
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
