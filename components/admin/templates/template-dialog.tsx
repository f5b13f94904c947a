"use client";

import { useState, type SyntheticEvent } from "react";
import { SelectField } from "@/components/forms/select-field";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { Field, TextField } from "@/components/forms/text-field";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/textarea";
import { ApiError } from "@/lib/client/api";
import type { TemplateDto } from "@/lib/reports/templates.contract";
import {
  maxTemplateText,
  maxTemplateTitle,
  templateQueueNames,
  templateQueues,
  type TemplateQueue,
} from "@/lib/reports/templates.rules";
import { useWriteTemplate } from "./hooks";

/** A template's queue, name and text. */
export function TemplateDialog({ template, onClose }: { template: TemplateDto | null; onClose: () => void }) {
  const [queue, setQueue] = useState<TemplateQueue>(template?.queue ?? "listings");
  const [title, setTitle] = useState(template?.title ?? "");
  const [text, setText] = useState(template?.text ?? "");
  const { mutate, isPending, error } = useWriteTemplate();
  const fields = error instanceof ApiError ? error.fields : {};

  function onSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!isPending) mutate({ id: template?.id ?? null, queue, title, text }, { onSuccess: onClose });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={template ? "Edit template" : "Add template"}
    >
      <form noValidate className="grid gap-4" onSubmit={onSubmit}>
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
        {error && Object.keys(fields).length === 0 ? (
          <Alert variant="harm" role="alert">
            <p>{errorText(error, `The template wasn’t saved. ${tryAgain}`)}</p>
          </Alert>
        ) : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={isPending}>
            Save template
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
