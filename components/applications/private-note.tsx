"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { startTransition, useState } from "react";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { TextareaField } from "@/components/forms/textarea-field";
import { Button } from "@/components/ui/button";
import { Pencil } from "@/components/ui/deferred-icons";
import { toast } from "@/components/ui/toast-store";
import { writePrivateNote, type ApplicantDto } from "@/lib/applications/contract";
import { maxPrivateNoteLength } from "@/lib/applications/rules";
import { call } from "@/lib/client/api";

export function PrivateNote({ applicant: { id, name, privateNote } }: { applicant: ApplicantDto }) {
  const router = useRouter();
  const [text, setText] = useState(privateNote);
  const [open, setOpen] = useState(false);
  const save = useMutation({
    mutationFn: () => call(writePrivateNote, { params: { id }, body: { text } }),
    onSuccess: () => {
      toast({ title: "Note saved" });
      // Closes the form together with the refresh, so that the old note never shows in between.
      startTransition(() => {
        setOpen(false);
        router.refresh();
      });
    },
  });

  function edit(): void {
    setText(privateNote);
    setOpen(true);
  }

  if (!open) return <NoteText text={privateNote} name={name} onEdit={edit} />;
  return (
    <form
      className="grid w-full gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <TextareaField
        label="Private note"
        help="Only you see this."
        error={save.error ? errorText(save.error, `Your note wasn’t saved. ${tryAgain}`) : undefined}
        autoFocus
        rows={3}
        maxLength={maxPrivateNoteLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={save.isPending}>
          Save note
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function NoteText({ text, name, onEdit }: { text: string; name: string; onEdit: () => void }) {
  return (
    <>
      <Button variant="secondary" size="sm" className="tap-target" onClick={onEdit}>
        <Pencil className="size-4" />
        <span>
          {text ? "Edit note" : "Add a note"}
          <span className="sr-only"> about {name}</span>
        </span>
      </Button>
      {text ? (
        <p className="bg-muted w-full rounded-sm p-2 text-sm wrap-anywhere whitespace-pre-line">{text}</p>
      ) : null}
    </>
  );
}
