"use client";

import { useState, type SyntheticEvent } from "react";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { Field, TextField } from "@/components/forms/text-field";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import {
  Table,
  TableActionsHead,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import type { BlockedWordDto } from "@/lib/reports/blocked-words.contract";
import { SureDialog } from "../sure-dialog";
import { useRemoveBlockedWord, useWriteBlockedWord } from "./hooks";

type Effect = BlockedWordDto["effect"];

const effects: Record<Effect, string> = { flag: "Flag for review", refuse: "Refuse" };

/** Words that are flagged or refused, and a line to add one. */
export function BlockedWords({ words }: { words: readonly BlockedWordDto[] }) {
  const [removing, setRemoving] = useState<BlockedWordDto | null>(null);
  const { mutate, isPending } = useRemoveBlockedWord();
  return (
    <>
      <NewWord />
      {words.length > 0 ? (
        <Table caption="Blocked words">
          <TableHeader>
            <tr>
              <TableHead className="w-full">Word or phrase</TableHead>
              <TableHead>What happens</TableHead>
              <TableActionsHead />
            </tr>
          </TableHeader>
          <TableBody>
            {words.map((word) => (
              <TableRow key={word.id}>
                <TableCell className="py-2 font-semibold wrap-anywhere">{word.word}</TableCell>
                <TableCell>
                  <Badge variant={word.effect === "refuse" ? "harm" : "waiting"}>
                    {effects[word.effect]}
                  </Badge>
                </TableCell>
                <TableCell className="py-2 md:text-right">
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`Remove: ${word.word}`}
                    onClick={() => setRemoving(word)}
                  >
                    Remove
                  </Button>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : null}
      {removing ? (
        <SureDialog
          button="Remove"
          harm
          title={`Remove “${removing.word}”?`}
          text="New listings, reviews and jobs with it won’t be flagged or refused any more."
          pending={isPending}
          onClose={() => setRemoving(null)}
          onSure={() => mutate(removing, { onSettled: () => setRemoving(null) })}
        />
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
        help="Adding a word that’s here already changes what happens."
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
