"use client";

import { useState } from "react";
import { FormDialog } from "@/components/forms/form-dialog";
import { fieldErrors, tryAgain } from "@/components/forms/server-errors";
import { Field } from "@/components/forms/text-field";
import { Textarea } from "@/components/ui/textarea";
import type { SynonymGroupDto } from "@/lib/search/lexicon/synonyms.contract";
import { readWords } from "@/lib/search/lexicon/synonyms.rules";
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

  const fields = fieldErrors(error);

  function save(): void {
    mutate(
      { id: group?.id ?? null, words: readWords(words), finds: readWords(finds) },
      { onSuccess: onClose },
    );
  }

  return (
    <FormDialog
      title={group ? "Edit synonyms" : "Add synonyms"}
      button="Save synonyms"
      pending={isPending}
      error={error}
      failure={`The words weren’t saved. ${tryAgain}`}
      onClose={onClose}
      onSubmit={save}
    >
      <Field
        label="Words with the same meaning"
        help="Separate them with commas. A search for one finds the others."
        error={fields.words}
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
      <Field
        label="Also finds"
        help="Found by the words above, but not the other way around."
        error={fields.finds}
      >
        {(ids) => (
          <Textarea
            {...ids}
            value={finds}
            maxLength={2000}
            onChange={(event) => setFinds(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
