"use client";

import { useState } from "react";
import { FormDialog } from "@/components/forms/form-dialog";
import { fieldErrors, tryAgain } from "@/components/forms/server-errors";
import { Field } from "@/components/forms/text-field";
import type { DealDialogProps } from "@/components/messages/deal-words";
import { useAttachments } from "@/components/messages/use-attachments";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { openCase, openViewingCase } from "@/lib/cases/contract";
import { caseCopy as copy, caseReasonNames } from "@/lib/cases/copy";
import { caseReasons, maxStatementLength, statementDays } from "@/lib/cases/rules";
import { FilesField } from "./files-field";
import { useOpenCase } from "./hooks";

function useCaseForm({ conversation, deal, press, onOpenChange }: DealDialogProps) {
  const [reason, setReason] = useState("");
  const [text, setText] = useState("");
  const [isChecked, setChecked] = useState(false);
  const attachments = useAttachments();
  const send = useOpenCase({
    endpoint: press === "viewing_case" ? openViewingCase : openCase,
    subjectId: (press === "viewing_case" ? deal.viewing?.id : deal.offer?.id) ?? "",
    conversationId: conversation.id,
  });
  const fields = fieldErrors(send.error);
  const chosen = caseReasons.find((one) => one === reason);

  function submit(): void {
    setChecked(true);
    if (!chosen || text.trim() === "") return;
    const documentIds = attachments.items.flatMap(({ stored }) => stored?.id ?? []);
    send.mutate({ reason: chosen, text, documentIds }, { onSuccess: () => onOpenChange(false) });
  }

  const errors = {
    reason: fields.reason ?? (isChecked && !chosen ? copy.chooseReason : undefined),
    text: fields.text ?? (isChecked && text.trim() === "" ? copy.missing : undefined),
  };
  return { reason, setReason, text, setText, attachments, send, errors, submit };
}

export function OpenCaseDialog(props: DealDialogProps) {
  const { conversation, open, onOpenChange } = props;
  const { reason, setReason, text, setText, attachments, send, errors, submit } = useCaseForm(props);
  const { name } = conversation.other;
  return (
    <FormDialog
      open={open}
      title="Something went wrong"
      button="Open case"
      pending={send.isPending}
      disabled={!attachments.isReady}
      error={send.error}
      failure={`Your case wasn’t opened. ${tryAgain}`}
      onClose={() => onOpenChange(false)}
      onSubmit={submit}
    >
      <p className="text-sm">
        You and {name} have {statementDays} days to add statements and pictures. Then our team decides. We
        read the case, but not your conversation.
      </p>
      <Field label="What went wrong" error={errors.reason}>
        {(ids) => (
          <Select {...ids} value={reason} onChange={(event) => setReason(event.target.value)}>
            <option value="">Choose</option>
            {caseReasons.map((one) => (
              <option key={one} value={one}>
                {caseReasonNames[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="What happened" error={errors.text}>
        {(ids) => (
          <Textarea
            {...ids}
            rows={4}
            value={text}
            maxLength={maxStatementLength}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <FilesField attachments={attachments} />
    </FormDialog>
  );
}
