"use client";

import { useState } from "react";
import type { SlotSource } from "@/components/appointments/hooks";
import { SlotPicker } from "@/components/appointments/slot-picker";
import { FormDialog } from "@/components/forms/form-dialog";
import { fieldErrors, tryAgain } from "@/components/forms/server-errors";
import { Field } from "@/components/forms/text-field";
import { Textarea } from "@/components/ui/textarea";
import { call } from "@/lib/client/api";
import type { ConversationDto } from "@/lib/messages/contract";
import { actOnViewing, requestViewing } from "@/lib/messages/deal.contract";
import { maxOfferNote, viewingMinutes } from "@/lib/messages/deal.rules";
import { useDealStep } from "./deal-hooks";
import { eventOf, type DealDialogProps } from "./deal-words";
import { ViewingTime } from "./viewing-time";
import { parseViewingTime, validateViewingTime } from "./viewing-times";

type Times = { isMoved: boolean; isBookable: boolean };

function slotSource(
  { id, side, subject }: ConversationDto,
  { isMoved, isBookable }: Times,
): SlotSource | null {
  if (side !== "starter" || !isBookable) return null;
  if (subject.kind === "job") return { kind: "conversation", id };
  return isMoved && subject.kind === "listing" ? { kind: "listing", id: subject.id } : null;
}

function useViewingForm({ conversation, deal, press, onOpenChange }: DealDialogProps) {
  const { id, side } = conversation;
  const moved = press === "reschedule" ? deal.viewing : null;
  const source = slotSource(conversation, { isMoved: moved !== null, isBookable: deal.bookable });
  const isSlot = source !== null;
  const [day, setDay] = useState("");
  const [time, setTime] = useState("");
  const [slot, setSlot] = useState("");
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<string>();
  const step = useDealStep(id);
  const fields = fieldErrors(step.error);

  function send(): void {
    const startsAt = isSlot ? slot || null : parseViewingTime(day, time, deal.timeZone);
    const found = validateViewingTime(startsAt, Date.now());
    setProblem(found);
    if (!startsAt || found) return;
    const request = moved
      ? () =>
          call(actOnViewing, {
            params: { id: moved.id, action: side === "owner" ? "reschedule" : "move" },
            body: { startsAt },
          })
      : () => call(requestViewing, { params: { id }, body: { startsAt, note } });
    step.mutate(request, { onSuccess: () => onOpenChange(false) });
  }

  const errors = { startsAt: problem ?? fields.startsAt, note: fields.note };
  return { moved, source, slot, setSlot, day, setDay, time, setTime, note, setNote, errors, step, send };
}

export function ViewingDialog(props: DealDialogProps) {
  const { conversation, deal, open, onOpenChange } = props;
  const form = useViewingForm(props);
  const { moved, source, note, setNote, errors, step, send } = form;

  const title = conversation.side === "owner" ? "Suggest another time" : "Ask for another time";

  return (
    <FormDialog
      open={open}
      wide={source !== null}
      title={moved ? title : source ? "Choose an interview time" : "Request a viewing"}
      button={moved && conversation.side === "owner" ? "Suggest this time" : "Send request"}
      pending={step.isPending}
      error={step.error}
      failure={`That wasn’t sent. ${tryAgain}`}
      onClose={() => onOpenChange(false)}
      onSubmit={send}
    >
      {source ? (
        <SlotPicker
          source={source}
          value={form.slot}
          error={errors.startsAt}
          onChange={({ startsAt }) => form.setSlot(startsAt)}
        />
      ) : (
        <ViewingTime
          event={eventOf(conversation)}
          day={form.day}
          time={form.time}
          timeZone={deal.timeZone}
          error={errors.startsAt}
          onChange={(change) => ("day" in change ? form.setDay(change.day) : form.setTime(change.time))}
        />
      )}
      {moved ? null : <NoteField value={note} error={errors.note} onChange={setNote} />}
      {source ? null : (
        <p className="text-muted-foreground text-sm">
          {moved?.durationMinutes ?? viewingMinutes} minutes. {conversation.other.name}{" "}
          {moved && conversation.side === "owner"
            ? "accepts it or cancels."
            : "confirms it or suggests another time."}
        </p>
      )}
    </FormDialog>
  );
}

type NoteProps = { value: string; error: string | undefined; onChange: (note: string) => void };

function NoteField({ value, error, onChange }: NoteProps) {
  return (
    <Field label="Note (optional)" error={error}>
      {(ids) => (
        <Textarea
          {...ids}
          rows={2}
          value={value}
          maxLength={maxOfferNote}
          placeholder="Other times that work for you, how many people are coming"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
