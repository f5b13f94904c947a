"use client";

import { useState, type ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import type { BlockedWordDto } from "@/lib/reports/blocked-words.contract";
import { BlockedWordDialog } from "./blocked-word-dialog";
import { blockedWordEffects } from "./blocked-word-effects";
import { useRemoveBlockedWord } from "./hooks";

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
    cell: ({ effect }) => (
      <Badge variant={effect === "refuse" ? "harm" : "waiting"}>{blockedWordEffects[effect]}</Badge>
    ),
  },
];

type Props = { words: readonly BlockedWordDto[]; children?: ReactNode };

export function BlockedWords({ words, children }: Props) {
  const [editing, setEditing] = useState<BlockedWordDto | "new" | null>(null);
  const [removing, setRemoving] = useState<BlockedWordDto | null>(null);
  const { mutate, isPending } = useRemoveBlockedWord();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {children}
        <Button onClick={() => setEditing("new")}>Add word</Button>
      </div>
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
                <WordActions
                  word={word.word}
                  onEdit={() => setEditing(word)}
                  onRemove={() => setRemoving(word)}
                />
              ),
            },
          ]}
        />
      ) : null}
      {editing ? (
        <BlockedWordDialog word={editing === "new" ? null : editing} onClose={() => setEditing(null)} />
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

type ActionsProps = { word: string; onEdit: () => void; onRemove: () => void };

function WordActions({ word, onEdit, onRemove }: ActionsProps) {
  return (
    <div className="flex justify-end gap-2">
      <Button size="sm" variant="secondary" aria-label={`Edit: ${word}`} onClick={onEdit}>
        Edit
      </Button>
      <Button size="sm" variant="ghost" aria-label={`Remove: ${word}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}
