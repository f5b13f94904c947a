"use client";

import { useState, type SyntheticEvent } from "react";
import { errorText, fieldErrors, tryAgain } from "@/components/forms/server-errors";
import { Field } from "@/components/forms/text-field";
import { useInvalidFocus } from "@/components/forms/use-invalid-focus";
import { useAttachments } from "@/components/messages/use-attachments";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { caseCopy as copy } from "@/lib/cases/copy";
import { maxStatementLength } from "@/lib/cases/rules";
import { FilesField } from "./files-field";
import { useAddStatement } from "./hooks";

export function StatementForm({ caseId }: { caseId: string }) {
  const [text, setText] = useState("");
  const [isChecked, setChecked] = useState(false);
  const attachments = useAttachments();
  const add = useAddStatement(caseId, () => {
    setText("");
    setChecked(false);
    attachments.take();
  });
  const { boxProps, countAttempt } = useInvalidFocus<HTMLFormElement>(add.isPending);
  const missing = isChecked && text.trim() === "" ? copy.missing : undefined;
  const fields = fieldErrors(add.error);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setChecked(true);
    countAttempt();
    if (text.trim() === "" || add.isPending) return;
    add.mutate({ text, documentIds: attachments.items.flatMap(({ stored }) => stored?.id ?? []) });
  }

  return (
    <form {...boxProps} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
      <Field label="Your statement" error={fields.text ?? missing}>
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
      {add.error && Object.keys(fields).length === 0 ? (
        <p role="alert" className="text-harm text-sm font-medium">
          {errorText(add.error, `Your statement wasn’t added. ${tryAgain}`)}
        </p>
      ) : null}
      <Button
        type="submit"
        pending={add.isPending}
        disabled={!attachments.isReady}
        className="max-sm:w-full sm:justify-self-start"
      >
        Add statement
      </Button>
    </form>
  );
}
