"use client";

import { useState } from "react";
import { FormDialog } from "@/components/forms/form-dialog";
import { SelectField } from "@/components/forms/select-field";
import { fieldErrors, tryAgain } from "@/components/forms/server-errors";
import { Field, TextField } from "@/components/forms/text-field";
import { Textarea } from "@/components/ui/textarea";
import type { TemplateDto } from "@/lib/reports/templates.contract";
import {
  maxTemplateText,
  maxTemplateTitle,
  templateQueueNames,
  templateQueues,
  type TemplateQueue,
} from "@/lib/reports/templates.rules";
import { useWriteTemplate } from "./hooks";

export function TemplateDialog({ template, onClose }: { template: TemplateDto | null; onClose: () => void }) {
  const [queue, setQueue] = useState<TemplateQueue>(template?.queue ?? "listings");
  const [title, setTitle] = useState(template?.title ?? "");
  const [text, setText] = useState(template?.text ?? "");
  const { mutate, isPending, error } = useWriteTemplate();
  const fields = fieldErrors(error);

  return (
    <FormDialog
      title={template ? "Edit template" : "Add template"}
      button="Save template"
      pending={isPending}
      error={error}
      failure={`The template wasn’t saved. ${tryAgain}`}
      onClose={onClose}
      onSubmit={() =>
        mutate(
          { id: template?.id ?? null, queue, title, text, updatedAt: template?.updatedAt },
          { onSuccess: onClose },
        )
      }
    >
      <SelectField
        label="Queue"
        value={queue}
        onChange={(event) => setQueue(event.target.value as TemplateQueue)}
      >
        {templateQueues.map((name) => (
          <option key={name} value={name}>
            {templateQueueNames[name]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Name"
        data-autofocus
        value={title}
        maxLength={maxTemplateTitle}
        help="Only admins see it."
        error={fields.title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Field label="Reason" help="You can change it each time you use it." error={fields.text}>
        {(ids) => (
          <Textarea
            {...ids}
            rows={5}
            value={text}
            maxLength={maxTemplateText}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
