"use client";

import { useId, useState, type SyntheticEvent } from "react";
import { errorText, tryAgain } from "@/components/forms/server-errors";
import { Field } from "@/components/forms/text-field";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/textarea";
import { ApiError, call } from "@/lib/client/api";
import { actOnViewing, requestViewing } from "@/lib/messages/deal.contract";
import { maxOfferNote, viewingMinutes } from "@/lib/messages/deal.rules";
import { useDealStep } from "./deal-hooks";
import type { DealDialogProps } from "./deal-words";
import { ViewingTime } from "./viewing-time";
import { readTime, timeProblem } from "./viewing-times";

/** Day and time of a viewing, asked for or moved; the device's own pickers, in the time zone of the device. */
export function ViewingDialog({ conversation, deal, press, open, onOpenChange }: DealDialogProps) {
  const { id, other } = conversation;
  const moved = press === "reschedule" ? deal.viewing : null;
  const form = useId();
  const [day, setDay] = useState("");
  const [time, setTime] = useState("");
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<string>();
  const step = useDealStep(id);
  const fields = step.error instanceof ApiError ? step.error.fields : {};
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll("_", " ");

  function onSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    const startsAt = readTime(day, time);
    const found = timeProblem(startsAt, Date.now());
    setProblem(found);
    if (!startsAt || found || step.isPending) return;
    const send = moved
      ? () => call(actOnViewing, { params: { id: moved.id, action: "reschedule" }, body: { startsAt } })
      : () => call(requestViewing, { params: { id }, body: { startsAt, note } });
    step.mutate(send, { onSuccess: () => onOpenChange(false) });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={moved ? "Suggest another time" : "Request a viewing"}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={form} pending={step.isPending}>
            {moved ? "Suggest this time" : "Send request"}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="grid gap-4" onSubmit={onSubmit}>
        <ViewingTime
          day={day}
          time={time}
          error={problem ?? fields.startsAt}
          onChange={(change) => ("day" in change ? setDay(change.day) : setTime(change.time))}
        />
        {moved ? null : (
          <Field label="Note (optional)" error={fields.note}>
            {(ids) => (
              <Textarea
                {...ids}
                rows={2}
                value={note}
                maxLength={maxOfferNote}
                placeholder="Other times that work for you, how many people are coming"
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </Field>
        )}
        <p className="text-muted-foreground text-sm">
          {viewingMinutes} minutes, in your time zone ({zone}). {other.name}{" "}
          {moved ? "accepts it or cancels." : "confirms it or suggests another time."}
        </p>
        {step.error && Object.keys(fields).length === 0 ? (
          <Alert variant="harm" role="alert" title={errorText(step.error, `That wasn’t sent. ${tryAgain}`)} />
        ) : null}
      </form>
    </Dialog>
  );
}
