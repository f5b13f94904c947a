"use client";

import { useForm } from "react-hook-form";
import type { z } from "zod";
import { FormDialog } from "@/components/forms/form-dialog";
import { showFieldErrors, tryAgain } from "@/components/forms/server-errors";
import { TextField } from "@/components/forms/text-field";
import { zodResolver } from "@/components/forms/zod-resolver";
import { Checkbox, Choice } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field-error";
import { businessEvents } from "@/lib/events/business.rules";
import type { NewWebhook } from "@/lib/webhooks/contract";
import { eventLabels } from "@/lib/webhooks/copy";
import { newWebhookSchema } from "@/lib/webhooks/schema";

type Form = z.input<typeof newWebhookSchema>;

type Props = {
  title: string;
  button: string;
  initial: NewWebhook;
  pending: boolean;
  error: unknown;
  onClose: () => void;
  onSubmit: (webhook: NewWebhook, onError: (error: unknown) => void) => void;
};

export function WebhookDialog({ title, button, initial, pending, error, onClose, onSubmit }: Props) {
  const { register, handleSubmit, formState, setError } = useForm<Form, unknown, NewWebhook>({
    resolver: zodResolver(newWebhookSchema),
    defaultValues: initial,
  });
  const { url, events } = formState.errors;
  const eventsError = events?.message ?? events?.root?.message;

  function submit(webhook: NewWebhook): void {
    onSubmit(webhook, (refused) => showFieldErrors(refused, ["url", "events"], setError));
  }

  return (
    <FormDialog
      title={title}
      button={button}
      pending={pending}
      error={error}
      failure={tryAgain}
      onClose={onClose}
      onSubmit={() => void handleSubmit(submit)()}
    >
      <TextField
        label="Address"
        help="An https address on the public internet that answers POST requests."
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={500}
        data-autofocus
        error={url?.message}
        {...register("url")}
      />
      <fieldset aria-describedby={eventsError ? "webhook-events-error" : undefined}>
        <legend className="text-sm font-semibold">Events</legend>
        <div className="mt-1 grid">
          {businessEvents.map((event) => (
            <Choice
              key={event}
              control={
                <Checkbox
                  value={event}
                  aria-invalid={eventsError ? true : undefined}
                  {...register("events")}
                />
              }
              hint={<code>{event}</code>}
            >
              {eventLabels[event]}
            </Choice>
          ))}
        </div>
        {eventsError ? <FieldError id="webhook-events-error">{eventsError}</FieldError> : null}
      </fieldset>
    </FormDialog>
  );
}
