"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import type { SynonymGroupDto } from "@/lib/search/lexicon/synonyms.contract";
import { useRemoveSynonym } from "./hooks";
import { SynonymDialog } from "./synonym-dialog";

const columns: readonly DataColumn<SynonymGroupDto>[] = [
  {
    id: "words",
    title: "Words with the same meaning",
    headClassName: "w-1/2",
    className: "py-2 font-medium wrap-anywhere",
    cell: ({ words }) => words.join(", "),
  },
  {
    id: "finds",
    title: "Also finds",
    headClassName: "w-1/2",
    className: "text-muted-foreground py-2 wrap-anywhere",
    cell: ({ finds }) => finds.join(", "),
  },
];

/** Groups of words that mean the same to the search, to be added, changed and removed. */
export function Synonyms({ groups }: { groups: readonly SynonymGroupDto[] }) {
  const [editing, setEditing] = useState<SynonymGroupDto | "new" | null>(null);
  const [removing, setRemoving] = useState<SynonymGroupDto | null>(null);
  const { mutate, isPending } = useRemoveSynonym();
  return (
    <>
      <Button className="justify-self-start" onClick={() => setEditing("new")}>
        Add synonyms
      </Button>
      {groups.length > 0 ? (
        <DataTable
          server
          caption="Synonyms"
          rows={groups}
          rowId={({ id }) => String(id)}
          columns={[
            ...columns,
            {
              id: "steps",
              title: "Actions",
              untitled: true,
              className: "py-2",
              cell: (group) => (
                <div className="flex gap-2 md:justify-end">
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={`Edit: ${group.words[0] ?? ""}`}
                    onClick={() => setEditing(group)}
                  >
                    Edit
                  </Button>
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`Remove: ${group.words[0] ?? ""}`}
                    onClick={() => setRemoving(group)}
                  >
                    Remove
                  </Button>
                </div>
              ),
            },
          ]}
        />
      ) : null}
      {editing ? (
        <SynonymDialog group={editing === "new" ? null : editing} onClose={() => setEditing(null)} />
      ) : null}
      {removing ? (
        <ConfirmDialog
          button="Remove"
          harm
          title={`Remove the synonyms of “${removing.words[0] ?? ""}”?`}
          pending={isPending}
          onClose={() => setRemoving(null)}
          onConfirm={() => mutate(removing, { onSettled: () => setRemoving(null) })}
        >
          <p>Searches for one stop finding the others right away.</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
