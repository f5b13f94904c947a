"use client";

import { useState, type SyntheticEvent } from "react";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { Field, TextField } from "@/components/forms/text-field";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { Select } from "@/components/ui/select";
import type { BlockedWordDto } from "@/lib/reports/blocked-words.contract";
import { useRemoveBlockedWord, useWriteBlockedWord } from "./hooks";

type Effect = BlockedWordDto["effect"];

const effects: Record<Effect, string> = { flag: "Flag for review", refuse: "Refuse" };

const columns: readonly DataColumn<BlockedWordDto>[] = [
  {
    id: "word",
    title: "Word or phrase",
    headClassName: "w-full",
    className: "py-2 font-semibold wrap-anywhere",
    cell: ({ word }) => word,
  },
  {
    id: "effect",
    title: "What happens",
    label: false,
    cell: ({ effect }) => <Badge variant={effect === "refuse" ? "harm" : "waiting"}>{effects[effect]}</Badge>,
  },
];

export function BlockedWords({ words }: { words: readonly BlockedWordDto[] }) {
  const [removing, setRemoving] = useState<BlockedWordDto | null>(null);
  const { mutate, isPending } = useRemoveBlockedWord();
  return (
    <>
      <NewWord />
      {words.length > 0 ? (
        <DataTable
          server
          caption="Blocked words"
          rows={words}
          rowId={({ id }) => id}
          rowProps={() => ({ className: "max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:py-2" })}
          columns={[
            ...columns,
            {
              id: "remove",
              title: "Actions",
              untitled: true,
              className:
                "py-2 max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 max-md:self-center md:text-right",
              cell: (word) => (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Remove: ${word.word}`}
                  onClick={() => setRemoving(word)}
                >
                  Remove
                </Button>
              ),
            },
          ]}
        />
      ) : null}
      {removing ? (
        <ConfirmDialog
          button="Remove"
          harm
          title={`Remove “${removing.word}”?`}
          pending={isPending}
          onClose={() => setRemoving(null)}
          onConfirm={() => mutate(removing, { onSettled: () => setRemoving(null) })}
        >
          <p>
            We’ll stop flagging or refusing new listings, jobs, reviews, ads and business names that contain
            it.
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function NewWord() {
  const [word, setWord] = useState("");
  const [effect, setEffect] = useState<Effect>("flag");
  const { mutate, isPending, error } = useWriteBlockedWord();

  function onSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    if (word.trim() && !isPending) mutate({ word: word.trim(), effect }, { onSuccess: () => setWord("") });
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid items-start gap-4 md:grid-cols-[1fr_16rem_auto]">
      <TextField
        label="Word or phrase"
        help="To change what happens with a word, add it again."
        error={error ? errorText(error, `The word wasn’t saved. ${tryAgain}`) : undefined}
        value={word}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setWord(event.target.value)}
      />
      <Field label="What happens">
        {(ids) => (
          <Select {...ids} value={effect} onChange={(event) => setEffect(event.target.value as Effect)}>
            {Object.entries(effects).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" pending={isPending} className="md:mt-7">
        Add word
      </Button>
    </form>
  );
}
