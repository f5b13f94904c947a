"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import {
  Table,
  TableActionsHead,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import type { SynonymGroupDto } from "@/lib/search/synonyms.contract";
import { SureDialog } from "../sure-dialog";
import { useRemoveSynonym } from "./hooks";
import { SynonymDialog } from "./synonym-dialog";

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
        <Table caption="Synonyms">
          <TableHeader>
            <tr>
              <TableHead className="w-1/2">Words that mean the same</TableHead>
              <TableHead className="w-1/2">Also finds</TableHead>
              <TableActionsHead />
            </tr>
          </TableHeader>
          <TableBody>
            {groups.map((group) => (
              <TableRow key={group.id}>
                <TableCell className="py-2 font-medium wrap-anywhere">{group.words.join(", ")}</TableCell>
                <TableCell className="text-muted-foreground py-2 wrap-anywhere" label="Also finds">
                  {group.finds.join(", ")}
                </TableCell>
                <TableCell className="py-2">
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
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : null}
      {editing ? (
        <SynonymDialog group={editing === "new" ? null : editing} onClose={() => setEditing(null)} />
      ) : null}
      {removing ? (
        <SureDialog
          button="Remove"
          harm
          title={`Remove the synonyms of “${removing.words[0] ?? ""}”?`}
          text="Searches stop finding these words for each other right away."
          pending={isPending}
          onClose={() => setRemoving(null)}
          onSure={() => mutate(removing, { onSettled: () => setRemoving(null) })}
        />
      ) : null}
    </>
  );
}
