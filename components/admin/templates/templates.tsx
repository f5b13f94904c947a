"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import type { TemplateDto } from "@/lib/reports/templates.contract";
import { templateQueueNames } from "@/lib/reports/templates.rules";
import { useRemoveTemplate } from "./hooks";
import { TemplateDialog } from "./template-dialog";

const columns: readonly DataColumn<TemplateDto>[] = [
  {
    id: "title",
    title: "Name",
    headClassName: "w-1/4",
    className: "py-2 align-top font-semibold wrap-anywhere",
    cell: ({ title }) => title,
  },
  {
    id: "queue",
    title: "Queue",
    className: "py-2 align-top",
    cell: ({ queue }) => <Badge>{templateQueueNames[queue]}</Badge>,
  },
  {
    id: "text",
    title: "Reason",
    label: false,
    headClassName: "w-1/2",
    className: "text-muted-foreground py-2 align-top",
    cell: ({ text }) => <span className="line-clamp-3 wrap-anywhere whitespace-pre-line">{text}</span>,
  },
];

export function Templates({ templates }: { templates: readonly TemplateDto[] }) {
  const [editing, setEditing] = useState<TemplateDto | "new" | null>(null);
  const [removing, setRemoving] = useState<TemplateDto | null>(null);
  const { mutate, isPending } = useRemoveTemplate();
  return (
    <>
      <Button className="justify-self-start" onClick={() => setEditing("new")}>
        Add template
      </Button>
      {templates.length > 0 ? (
        <DataTable
          server
          caption="Templates"
          rows={templates}
          rowId={({ id }) => id}
          columns={[
            ...columns,
            {
              id: "steps",
              title: "Actions",
              untitled: true,
              className: "py-2 align-top",
              cell: (template) => (
                <TemplateActions
                  name={template.title}
                  onEdit={() => setEditing(template)}
                  onRemove={() => setRemoving(template)}
                />
              ),
            },
          ]}
        />
      ) : (
        <p className="text-muted-foreground">No templates yet. Add one for a reason you write often.</p>
      )}
      {editing ? (
        <TemplateDialog template={editing === "new" ? null : editing} onClose={() => setEditing(null)} />
      ) : null}
      {removing ? (
        <ConfirmDialog
          button="Remove"
          harm
          title={`Remove “${removing.title}”?`}
          pending={isPending}
          onClose={() => setRemoving(null)}
          onConfirm={() => mutate(removing, { onSettled: () => setRemoving(null) })}
        >
          <p>Reasons you already sent stay as they are.</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

type ActionsProps = { name: string; onEdit: () => void; onRemove: () => void };

function TemplateActions({ name, onEdit, onRemove }: ActionsProps) {
  return (
    <div className="flex gap-2 md:justify-end">
      <Button size="sm" variant="secondary" aria-label={`Edit: ${name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button size="sm" variant="ghost" aria-label={`Remove: ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}
