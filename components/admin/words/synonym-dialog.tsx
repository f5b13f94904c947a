"use client";

import { useState, type SyntheticEvent } from "react";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { Field } from "@/components/forms/text-field";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/textarea";
import type { SynonymGroupDto } from "@/lib/search/synonyms.contract";
import { readWords } from "@/lib/search/synonyms.rules";
import { useWriteSynonym } from "./hooks";

type Props = {
  group: SynonymGroupDto | null;
  /** The first word of a new group. */
  word?: string;
  onClose: () => void;
};

/** The words of a group, separated by commas. */
export function SynonymDialog({ group, word, onClose }: Props) {
  const [words, setWords] = useState(group?.words.join(", ") ?? (word ? `${word}, ` : ""));
  const [finds, setFinds] = useState(group?.finds.join(", ") ?? "");
  const { mutate, isPending, error } = useWriteSynonym();

  function onSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isPending) return;
    mutate(
      { id: group?.id ?? null, words: readWords(words), finds: readWords(finds) },
      { onSuccess: onClose },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={group ? "Edit synonyms" : "Add synonyms"}
    >
      <form noValidate className="grid gap-4" onSubmit={onSubmit}>
        <Field
          label="Words that mean the same"
          help="Separate them with commas. A search for one finds the others."
        >
          {(ids) => (
            <Textarea
              {...ids}
              data-autofocus
              value={words}
              maxLength={2000}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </Field>
        <Field label="Also finds" help="Found by the words above, but not the other way around.">
          {(ids) => (
            <Textarea
              {...ids}
              value={finds}
              maxLength={2000}
              onChange={(event) => setFinds(event.target.value)}
            />
          )}
        </Field>
        {error ? (
          <Alert variant="harm" role="alert">
            <p>{errorText(error, `The words weren’t saved. ${tryAgain}`)}</p>
          </Alert>
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={isPending}>
            Save synonyms
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
