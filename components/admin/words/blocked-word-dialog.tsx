"use client";

import { useState } from "react";
import { FormDialog } from "@/components/forms/form-dialog";
import { SelectField } from "@/components/forms/select-field";
import { fieldErrors, tryAgain } from "@/components/forms/server-errors";
import { TextField } from "@/components/forms/text-field";
import type { BlockedWordDto } from "@/lib/reports/blocked-words.contract";
import { blockedWordEffects, type BlockedWordEffect } from "./blocked-word-effects";
import { useWriteBlockedWord } from "./hooks";

type Props = {
  word: BlockedWordDto | null;
  onClose: () => void;
};

export function BlockedWordDialog({ word: edited, onClose }: Props) {
  const [word, setWord] = useState(edited?.word ?? "");
  const [effect, setEffect] = useState<BlockedWordEffect>(edited?.effect ?? "flag");
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error } = useWriteBlockedWord();

  function save(): void {
    const text = word.trim();
    setMissing(!text);
    if (text) mutate({ word: text, effect }, { onSuccess: onClose });
  }

  return (
    <FormDialog
      title={edited ? `Edit “${edited.word}”` : "Add word"}
      button={edited ? "Save" : "Add word"}
      pending={isPending}
      error={error}
      failure={`The word wasn’t saved. ${tryAgain}`}
      onClose={onClose}
      onSubmit={save}
    >
      {edited ? null : (
        <TextField
          label="Word or phrase"
          data-autofocus
          error={missing ? "Enter a word or phrase." : fieldErrors(error).word}
          value={word}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setWord(event.target.value)}
        />
      )}
      <SelectField
        label="What happens"
        data-autofocus={edited ? true : undefined}
        value={effect}
        onChange={(event) => setEffect(event.target.value as BlockedWordEffect)}
      >
        {Object.entries(blockedWordEffects).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
